import DynamicType
import LabelDrawing
import LabelFitting
import OpenType

/// The pictures of texts in labels: sheets as an image, or a page for review.
enum FitPicture: String, CaseIterable {
    case svg
    case html

    /// The picture with a name; `nil` for another format.
    init?(format: String) {
        self.init(rawValue: format.asciiLowercased)
    }

    /// The sheets of the chosen texts.
    ///
    /// - Throws: ``UsageError`` for more texts than an image shows.
    static func sheet(of texts: [FittedText]) throws(UsageError) -> [UInt8] {
        guard texts.count <= LabelSheet.maximumCount else { throw .tooManySheets(texts.count) }
        return Array(LabelSheet.svg(of: texts.map(\.drawn)).utf8)
    }

    /// The page of the texts that fail.
    ///
    /// - Parameters:
    ///   - texts: All texts, in their order.
    ///   - limit: The largest number of texts that are drawn.
    ///   - isComparing: Whether a baseline says which failures are known.
    ///   - options: What was asked for.
    /// - Returns: UTF-8.
    static func page(
        of texts: [FittedText], limit: Int?, comparing isComparing: Bool,
        _ options: [(name: String, value: String)]
    ) -> [UInt8] {
        let entries = texts.map { text in
            ReviewPage.Entry(
                text.drawn, firstFailure: text.firstFailure, neededScale: text.smallestNeededScale,
                isMended: text.isMended)
        }
        return Array(
            ReviewPage.html(
                of: entries, summary: FitTotals(texts).message(comparing: isComparing), options: options,
                notes: { messages(about: texts) }, limit: limit ?? ReviewPage.defaultLimit
            ).utf8)
    }

    /// Notes about outlines of the fonts, each once.
    static func messages(about texts: [FittedText]) -> [String] {
        var messages: [String] = []
        for text in texts {
            for message in text.request.drawingMessages where !messages.contains(message) {
                messages.append(message)
            }
        }
        return messages
    }
}

extension FittedText {
    /// The key, with the variation.
    private var name: String? {
        text.key.map { key in text.variation.map { "\(key) (\($0))" } ?? key }
    }

    /// Why verdicts are unknown, if some are.
    private var unknownReason: String? {
        if let script = fit.complexScript { return script.reason }
        let isUnknown = fit.presumedCharacters.contains { $0.width == .unknown }
        return isUnknown ? "no font has a character whose width is not known" : nil
    }

    /// The text for drawings.
    var drawn: DrawnText {
        let (request, shown) = (request, text.text)
        let results = zip(request.scale.rows, fit.labels).map { row, label in
            DrawnText.Result(category: row.category, pointSize: row.pointSize, label: label)
        }
        return DrawnText(
            shown, language: text.language, key: name, setting: request.setting, limits: request.limits,
            results: results, unknownReason: unknownReason, fonts: request.drawingFonts
        ) { request.fitter?.layout(of: shown, at: $0) }
    }
}
