import JSONText
import StringFiles

/// The labels of a file that `--labels` names: a JSON object with an object of options for each label.
///
/// Members have the long names of options, and what the command line says is the default of all labels. Repeatable
/// options and `key` may be lists; `null` takes a default away. Members that begin with `$` are comments. Paths of fonts
/// are relative to the file.
struct FitLabels {
    /// A label and the arguments for it.
    struct Label {
        /// `nil` for the one of the command line.
        let name: String?
        let arguments: Arguments
        /// Where the file has it.
        var origin: GivenOption.Origin?
    }

    /// A fault of the file.
    enum Fault: Equatable {
        case noLabels
        case unknownMember(String, label: String)
        /// A value of a member that is not of its kind.
        case wrongKind(String, isList: Bool)
        case noWidth(label: String)
    }

    /// The options that a label may have: those that results depend on, and those that choose its texts.
    static let options: Set<OptionName> = Arguments.optionsOfResults.union([.key, .language])

    let labels: [Label]

    /// The labels of the file, or the one of the command line.
    init(_ arguments: Arguments) throws(UsageError) {
        guard let path = arguments.value(.labels) else {
            labels = [Label(name: nil, arguments: arguments)]
            return
        }
        let bytes = try Files.read(path, addingTo: arguments.inputs)
        let source: JSONSource
        do throws(StringFileError) {
            source = try JSONSource(bytes, path: path)
            _ = try source.object(source.document.root, "the file's value")
        } catch {
            throw .stringFile(error)
        }
        var labels: [Label] = []
        for member in source.members(of: source.document.root).members {
            let name = source.document.text(of: member.name)
            if name.utf8.first == UInt8(ascii: "$") { continue }
            labels.append(
                Label(
                    name: name, arguments: try Self.arguments(of: member, name, source, arguments),
                    origin: GivenOption.Origin(file: path, line: source.line(of: member.name))))
        }
        if labels.isEmpty { throw Self.error(.noLabels, at: source.document.root, source) }
        self.labels = labels
    }

    /// The arguments of a label.
    private static func arguments(
        of label: JSONDocument.Member, _ name: String, _ source: JSONSource, _ arguments: Arguments
    ) throws(UsageError) -> Arguments {
        do throws(StringFileError) {
            _ = try source.object(label.value, "a label")
        } catch {
            throw .stringFile(error)
        }
        var replaced: Set<OptionName> = []
        var values: [OptionName: [GivenOption]] = [:]
        for member in source.members(of: label.value).members {
            let word = source.document.text(of: member.name)
            if word.utf8.first == UInt8(ascii: "$") { continue }
            guard let option = OptionName(rawValue: word), options.contains(option) else {
                throw error(.unknownMember(word, label: name), at: member.name, source)
            }
            replaced.insert(option)
            values[option] = try self.values(of: option, member.value, source)
        }
        // The font of each fallback is beside its face.
        let (fallbacks, faces) = (
            values.removeValue(forKey: .fallback) ?? [], values.removeValue(forKey: .fallbackFace) ?? []
        )
        var given = OptionName.allCases.flatMap { values[$0] ?? [] }
        for number in 0..<max(fallbacks.count, faces.count) {
            if number < fallbacks.count { given.append(fallbacks[number]) }
            if number < faces.count { given.append(faces[number]) }
        }
        let result = arguments.replacing(replaced, with: given)
        guard result.has(.width) else { throw error(.noWidth(label: name), at: label.name, source) }
        return result
    }

    /// The values of a member: a text or a number, or for some options a list of these.
    private static func values(
        of option: OptionName, _ node: JSONNode, _ source: JSONSource
    ) throws(UsageError) -> [GivenOption] {
        let isList = option == .key || OptionTable.options.contains { $0.name == option && $0.isRepeatable }
        let origin = GivenOption.Origin(file: source.path, line: source.line(of: node))
        let value = { (node: JSONNode) throws(UsageError) -> GivenOption in
            guard [.string, .number].contains(source.document.kind(of: node)) else {
                throw error(.wrongKind(option.rawValue, isList: isList), at: node, source)
            }
            let text = source.document.text(of: node)
            let isPath = option == .font || option == .fallback
            return GivenOption(
                name: option, value: isPath ? path(text, in: source.path) : text, origin: origin)
        }
        switch source.document.kind(of: node) {
        case .null: return []
        case .array where isList:
            var values: [GivenOption] = []
            for element in source.document.elements(of: node) { values.append(try value(element)) }
            return values
        default: return [try value(node)]
        }
    }

    /// A path in a file, relative to the file's folder.
    private static func path(_ path: String, in file: String) -> String {
        guard path.utf8.first != UInt8(ascii: "/"), let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
        else {
            return path
        }
        return String(file[...slash]) + path
    }

    private static func error(_ fault: Fault, at node: JSONNode, _ source: JSONSource) -> UsageError {
        let position = source.fault(.noForm, at: node).position
        return .labels(source.path, position, fault)
    }
}
