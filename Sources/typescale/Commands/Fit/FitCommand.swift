import LabelFitting
import LineBreaking
import OpenType

/// Whether texts fit into a label at each content size category.
enum FitCommand {
    static func answer(to arguments: Arguments) throws(UsageError) -> Answer {
        let output = try FitOutput(arguments)
        let choice = try FitChoice(arguments)
        let baseline = try FitBaseline(arguments)
        let labels = try FitLabels(arguments).labels
        var run = Run(baseline: baseline) { texts, categories in
            // Texts at one category have rows, even if there are several.
            let isOverview = (texts > 1 || labels.count > 1) && categories > 1
            return output.questions(isOverview: isOverview, sorted: choice.isSorted)
        }
        for label in labels {
            do throws(UsageError) {
                try run.judge(label)
            } catch {
                throw error.located(at: label.origin)
            }
        }
        if labels.count > 1 || labels[0].name != nil { run.countUnclaimed(by: labels) }
        let (fitted, messages) = (run.fitted, run.messages)
        var (chosen, more) = choice.chosen(from: fitted)
        let bytes: [UInt8]
        if case .picture(.html) = output {
            // Every failing text is listed; the limit is that of the drawings.
            bytes = FitPicture.page(
                of: fitted, limit: choice.limit, comparing: baseline != nil, arguments.fitOptions)
            (chosen, more) = (fitted, 0)
        } else {
            bytes = try output.bytes(
                of: chosen, isOverview: fitted.count > 1, isFailing: choice.isFailing)
        }
        var answer = Answer(
            bytes: bytes,
            messages: messages + reasons(fitted) + PresumedCharacterNotes(fitted).messages)
        if output.isPicture { answer.messages += FitPicture.messages(about: chosen) }
        if more > 0 {
            answer.messages.append("note: --limit leaves out \(more) more \(more == 1 ? "text" : "texts")")
        }
        if let note = baseline?.note(about: arguments.fitOptions) { answer.messages.append(note) }
        if fitted.count > 1 || baseline != nil {
            answer.messages.append(FitTotals(fitted).message(comparing: baseline != nil))
        }
        let verdicts = Verdicts(fitted)
        if verdicts.areAllUnknown {
            answer.messages.append("every verdict is unknown")
            answer.status = .trouble
        } else if verdicts.haveFailure, !arguments.has(.reportOnly) {
            answer.status = .no
        }
        return answer
    }

    /// The labels that were judged, and their texts.
    private struct Run {
        let baseline: FitBaseline?
        /// The figures that are needed for the texts of a label.
        let questions: (_ texts: Int, _ categories: Int) -> SizedText.Questions
        private(set) var fitted: [FittedText] = []
        /// Notes, each once.
        private(set) var messages: [String] = []
        /// The strings of the files, which all labels share.
        private var files: StringContents?

        init(
            baseline: FitBaseline?,
            questions: @escaping (_ texts: Int, _ categories: Int) -> SizedText.Questions
        ) {
            (self.baseline, self.questions) = (baseline, questions)
        }

        /// Judges the texts of a label.
        mutating func judge(_ label: FitLabels.Label) throws(UsageError) {
            let (arguments, request) = (label.arguments, try FitRequest(label.arguments, label: label.name))
            let (measurers, notes) = try request.measurers()
            if files == nil {
                files = try StringContents(arguments) { measurers[0].approximateWidth(of: $0) }
            }
            let selection = try TextSelection(arguments, files)
            let fitter = TextFitter(
                measurers: measurers, sizes: request.sizes, limits: request.limits, margin: request.margin,
                displayScale: request.scale.displayScale,
                questions: questions(selection.texts.count, request.sizes.count),
                hasLineHeight: request.hasLineHeight)
            request.fitter = fitter
            let sizeOption = arguments.has(.size) ? OptionName.size : .min
            fitted.reserveCapacity(fitted.count + selection.texts.count)
            var progress = Progress(total: selection.texts.count, of: "texts")
            defer { progress.end() }
            for (number, text) in selection.texts.enumerated() {
                do throws(TextFitter.TooLarge) {
                    fitted.append(
                        FittedText(
                            text: text, fit: try fitter.fit(text.text), request: request,
                            knownFailures: baseline?.failures(of: text, label: label.name) ?? []))
                } catch {
                    throw .tooLarge(error == .pointSize ? sizeOption : .displayScale)
                }
                progress.report(number + 1)
            }
            for message in selection.messages + notes where !messages.contains(message) {
                messages.append(message)
            }
        }

        /// Notes the number of keys that no label's pattern matches.
        mutating func countUnclaimed(by labels: [FitLabels.Label]) {
            let patterns = labels.map { KeyPatterns($0.arguments) }
            guard let files, !patterns.contains(where: { $0 == nil }) else { return }
            var unclaimed: Set<String> = []
            for text in files.contents.texts {
                guard let key = text.key, !unclaimed.contains(key) else { continue }
                if !patterns.contains(where: { $0?.matches(key) ?? false }) { unclaimed.insert(key) }
            }
            guard let first = unclaimed.min() else { return }
            messages.append(
                unclaimed.count == 1
                    ? "note: 1 key belongs to no label (\(quoted(first)))"
                    : "note: \(unclaimed.count) keys belong to no label (\(quoted(first)), ...)")
        }
    }

    /// The reasons for unknown verdicts, one per script.
    private static func reasons(_ texts: [FittedText]) -> [String] {
        var scripts: [ComplexScript] = []
        for text in texts {
            if let script = text.fit.complexScript, !scripts.contains(script) { scripts.append(script) }
        }
        return scripts.map { script in
            switch script.need {
            case .shaper:
                "note: \(script.name): verdicts are unknown, because \(script.reason)"
            case .dictionary:
                "note: \(script.name): verdicts are unknown if one line is not enough, because \(script.reason)"
            }
        }
    }

    /// A summary of all verdicts.
    private struct Verdicts {
        private(set) var areAllUnknown = true
        private(set) var haveFailure = false

        init(_ texts: [FittedText]) {
            for text in texts {
                if text.fit.labels.contains(where: { $0.verdict != .unknown }) { areAllUnknown = false }
                if text.firstFailure != nil { haveFailure = true }
            }
        }
    }
}

extension ComplexScript {
    /// Why verdicts are unknown.
    var reason: String {
        switch need {
        case .shaper: "its letters move or change each other, which is not read"
        case .dictionary: "line breaking needs a dictionary"
        }
    }
}

/// A progress line on a terminal's standard error.
struct Progress {
    private let total: Int
    private let things: String
    private let isTerminal = System.isTerminal(.standardError)
    private let start = System.seconds
    private var lastShown: Double?

    /// Makes a progress line for a number of things.
    init(total: Int, of things: String) {
        self.total = total
        self.things = things
    }

    /// Reports the number of finished texts, after the first second and then ten times per second.
    mutating func report(_ count: Int) {
        guard isTerminal, count % 64 == 0 else { return }
        let now = System.seconds
        guard now - start > 1, lastShown.map({ now - $0 > 0.1 }) ?? true else { return }
        lastShown = now
        _ = System.write(Array("\r\(count) of \(total) \(things)".utf8), to: .standardError)
    }

    /// Removes the line.
    func end() {
        if lastShown != nil { _ = System.write(Array("\r\u{1B}[K".utf8), to: .standardError) }
    }
}
