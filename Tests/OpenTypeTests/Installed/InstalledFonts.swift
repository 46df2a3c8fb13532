import OpenType
import Foundation

/// The font files of the machine.
enum InstalledFonts {
    private static let folder = URL(fileURLWithPath: "/usr/share/fonts", isDirectory: true)

    /// Whether a file is there.
    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    /// A file that is read on demand.
    static func source(_ path: String) throws -> FontSource {
        let file = try FileHandle(forReadingFrom: folder.appendingPathComponent(path))
        return FontSource(size: Int(try file.seekToEnd())) { offset, count in
            guard (try? file.seek(toOffset: UInt64(offset))) != nil else { return nil }
            return (try? file.read(upToCount: count)).flatMap { $0 }.map { Array($0) }
        }
    }

    /// Every font file of the machine whose name ends so.
    static func paths(endingIn endings: [String]) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .filter { path in endings.contains { path.hasSuffix($0) } }
            .sorted()
    }

    /// A number to ten digits.
    static func tenDigits(_ number: Double) -> String { String(format: "%.10g", number) }
}
