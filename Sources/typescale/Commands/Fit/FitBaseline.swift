import DynamicType
import JSONText
import LabelFitting
import StringFiles

/// An earlier output of `fit --json`: which texts failed at which categories.
///
/// What it does not name counts as having fitted, so that the output of
/// `--failing --json --field label,key,language,variation,category` is enough.
struct FitBaseline {
    /// What stays the same of a text from run to run.
    private struct Identity: Hashable {
        let label: String?
        /// The key, or else the text.
        let name: String
        let language: String?
        let variation: String?
    }

    private var failures: [Identity: Set<ContentSizeCategory>] = [:]
    /// The options of the earlier run; `nil` if it does not state them.
    private var options: [String: String]?

    /// The baseline that `--baseline` names.
    init?(_ arguments: Arguments) throws(UsageError) {
        guard let path = arguments.value(.baseline) else { return nil }
        let bytes = try Files.read(path, addingTo: arguments.inputs)
        do throws(StringFileError) {
            try read(try JSONSource(bytes, path: path))
        } catch {
            throw .stringFile(error)
        }
    }

    private mutating func read(_ source: JSONSource) throws(StringFileError) {
        let document = source.document
        _ = try source.object(document.root, "the file's value")
        if let node = document.member("options", of: document.root) {
            options = [:]
            for member in document.members(of: try source.object(node, "'options'")) {
                options?[document.text(of: member.name)] = document.text(of: member.value)
            }
        }
        guard let rows = document.member("rows", of: document.root), document.kind(of: rows) == .array else {
            throw source.fault(.missingMember("rows"), at: document.root)
        }
        for row in document.elements(of: rows) {
            _ = try source.object(row, "a row")
            try read(row, source)
        }
    }

    private mutating func read(_ row: JSONNode, _ source: JSONSource) throws(StringFileError) {
        let text = { (name: StaticString) -> String? in
            source.document.member(name, of: row).flatMap { node in
                source.document.kind(of: node) == .string ? source.document.text(of: node) : nil
            }
        }
        guard let category = text("category").flatMap({ ContentSizeCategory($0) }) else {
            throw source.fault(.missingMember("category"), at: row)
        }
        // Rows without a verdict are those of --failing.
        let verdict = text("verdict").flatMap { FitVerdict(rawValue: $0) }
        guard verdict?.isFailure ?? true else { return }
        guard let name = text("key") ?? text("text") else {
            throw source.fault(.missingMember("key"), at: row)
        }
        let identity = Identity(
            label: text("label"), name: name, language: text("language"), variation: text("variation"))
        failures[identity, default: []].insert(category)
    }

    /// The categories at which a text failed.
    func failures(of text: LocalizedText, label: String?) -> Set<ContentSizeCategory> {
        let identity = Identity(
            label: label, name: text.key ?? text.text, language: text.language, variation: text.variation)
        return failures[identity] ?? []
    }

    /// A note about options that differ from those of the earlier run; `nil` if none does, or they are not stated.
    func note(about current: [(name: String, value: String)]) -> String? {
        guard let options else { return nil }
        let now = Dictionary(current.map { ($0.name, $0.value) }) { $1 }
        let names = Set(options.keys).union(now.keys).filter { options[$0] != now[$0] }.sorted()
        guard !names.isEmpty else { return nil }
        let parts = names.map { name in
            "--\(name) (\(now[name].map(quoted) ?? "absent"), was \(options[name].map(quoted) ?? "absent"))"
        }
        return "note: options differ from the baseline's: " + parts.joined(separator: ", ")
    }
}

extension Arguments {
    /// The options that the results of `fit` depend on, by their long names, in the order of the help.
    var fitOptions: [(name: String, value: String)] {
        OptionName.allCases.filter { $0 == .labels || Self.optionsOfResults.contains($0) }.compactMap {
            name in
            let values = values(name)
            return values.isEmpty ? nil : (name.rawValue, values.joined(separator: ", "))
        }
    }

    static let optionsOfResults: Set<OptionName> = [
        .size, .style, .category, .platform, .max, .min, .maxCategory, .minCategory, .framework, .watchSize,
        .defaultCategory, .face, .instance, .variation, .font, .fallback, .fallbackFace, .systemSize, .scaled,
        .letterSpacing, .width, .height, .lines, .minScale, .margin, .argument, .displayScale,
    ]
}
