import DynamicType
import LabelFitting

/// Which texts are printed, and in which order: `--failing`, `--sort` and `--limit`.
///
/// The exit status does not depend on it.
struct FitChoice {
    /// Orders of texts.
    private enum Order: String, ArgumentWord {
        /// The smallest needed scale first.
        case needed

        static let kind = "order"
    }

    /// Whether only texts that fail are printed, and of their rows only those that fail.
    let isFailing: Bool
    /// Whether the text that needs the smallest scale is first.
    let isSorted: Bool
    /// The largest number of texts.
    let limit: Int?

    init(_ arguments: Arguments) throws(UsageError) {
        isFailing = arguments.has(.failing)
        isSorted = try arguments.value(.sort, as: Order.self) != nil
        limit = try arguments.value(.limit) { (option, text) throws(UsageError) in
            let isWhole = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            guard isWhole, let limit = Int(text), limit > 0 else { throw .badValue(option, .count(text)) }
            return limit
        }
    }

    /// The chosen texts in their order, and how many more there are.
    func chosen(from texts: [FittedText]) -> (texts: [FittedText], more: Int) {
        var chosen = isFailing ? texts.filter { $0.firstFailure != nil } : texts
        if isSorted {
            let scales = chosen.map(\.smallestNeededScale)
            // Equal ones keep their order.
            chosen = chosen.indices.sorted { (scales[$0], $0) < (scales[$1], $1) }.map { chosen[$0] }
        }
        guard let limit, chosen.count > limit else { return (chosen, 0) }
        return (Array(chosen.prefix(limit)), chosen.count - limit)
    }
}

/// The totals of a run with several texts.
struct FitTotals {
    private let texts: [FittedText]

    init(_ texts: [FittedText]) { self.texts = texts }

    /// A line such as `16,000 texts in 8 languages: 12,268 do not fit, the first at XS; 118 unknown`.
    ///
    /// - Parameter isComparing: Whether a baseline says which failures are known.
    /// - Returns: One line.
    func message(comparing isComparing: Bool) -> String {
        let languages = Set(texts.compactMap(\.text.language)).count
        let failing = texts.filter { $0.firstFailure != nil }
        let known = texts.count { text in
            text.firstFailure == nil && text.fit.labels.contains(where: \.verdict.isFailure)
        }
        let unknown = texts.count { text in
            let labels = text.fit.labels
            return !labels.contains(where: \.verdict.isFailure) && labels.contains { $0.verdict == .unknown }
        }
        let mended = texts.count(where: \.isMended)
        var message = Self.grouped(texts.count) + (texts.count == 1 ? " text" : " texts")
        if languages > 1 { message += " in \(languages) languages" }
        let first = failing.compactMap { text in
            text.firstFailure.map { text.request.scale.rows[$0].category }
        }.min()
        if let first {
            message +=
                ": \(Self.grouped(failing.count)) \(failing.count == 1 ? "does" : "do") not fit, the first at \(first.heading)"
        } else {
            message +=
                known > 0 ? ": no other fails" : unknown == 0 ? ": all fit" : ": none is known not to fit"
        }
        if isComparing {
            message += "; \(Self.grouped(known)) known, \(Self.grouped(mended)) mended"
        }
        return message + (unknown > 0 ? "; \(Self.grouped(unknown)) unknown" : "")
    }

    /// A number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.reduce(into: "") { text, place in
            if place > 0, (digits.count - place) % 3 == 0 { text.append(",") }
            text.append(digits[place])
        }
    }
}
