import OpenType
import Testing

/// The measured font with a table that is broken.
struct BadMeasuring: CustomTestStringConvertible {
    let tag: FontTag
    let testDescription: String
    let font: SyntheticFont
    /// The fault; `nil` if one fault is as good as another.
    let fault: TableFault?

    init(_ tag: String, _ name: String, _ bytes: [UInt8]?, _ fault: TableFault?) {
        testDescription = "\(tag) \(name)"
        self.tag = FontTag(stringLiteral: tag)
        self.fault = fault
        font = SyntheticFont.measured.with(tag, bytes)
    }

    /// Why nothing is measured; `nil` if it is.
    var error: FontError? {
        do throws(FontError) {
            _ = try font.measurer()
            return nil
        } catch {
            return error
        }
    }

    /// Checks that the table is ignored with a note, and that widths are the same as without it.
    func checkIgnored() throws {
        var measurer = try font.measurer()
        #expect(measurer.notes.count == 1, "\(testDescription)")
        if let fault { #expect(measurer.notes == [.ignoredTable(tag, fault)], "\(testDescription)") }
        #expect(measurer.measure("AVfi").units == 1710, "\(testDescription)")
        // The metrics do not come from it.
        #expect(try font.face().notes.isEmpty, "\(testDescription)")
    }

    /// Bytes with a change.
    static func changed(_ bytes: [UInt8], _ change: (inout FontData) -> Void) -> [UInt8] {
        var data = FontData()
        data.append(bytes)
        change(&data)
        return data.bytes
    }
}
