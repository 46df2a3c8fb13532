import Testing

@testable import OpenType

/// The types of characters in Unicode's ArabicShaping.txt, and what it says of those that it does not list.
@Suite("Joining types") struct JoiningTypeTests {
    @Test(
        "Types",
        arguments: [
            ("beh", 0x628, .both), ("alef", 0x627, .previous), ("waw", 0x648, .previous),
            ("hamza", 0x621, .none),
            ("tatweel", 0x640, .both), ("joiner", 0x200D, .both), ("non-joiner", 0x200C, .none),
            ("fatha", 0x64E, .transparent), ("right-to-left mark", 0x200F, .transparent),
            ("left-to-right isolate", 0x2066, .none), ("right-to-left isolate", 0x2067, .none),
            ("first strong isolate", 0x2068, .none), ("pop directional isolate", 0x2069, .none),
            ("A", 0x41, .none),
        ] as [(String, UInt32, JoiningType)])
    func type(name: String, number: UInt32, expected: JoiningType) throws {
        #expect(JoiningType(try #require(Unicode.Scalar(number))) == expected)
    }
}
