/// The outline of a Type 2 charstring.
///
/// Hints are skipped. Adobe's Technical Note 5177.
struct Charstring {
    private let table: CFFTable
    private let local: CFFTable.Index?
    private let isPart: Bool
    private(set) var outline = GlyphOutline()
    private var stack: [Double] = []
    private var point = OutlinePoint(x: 0, y: 0)
    private var hints = 0
    private var hasWidth = false
    private var isOpen = false
    private var steps = 0
    private var hasEnded = false

    private static let maximumDepth = 10
    private static let maximumStack = 513
    private static let maximumSteps = 1_000_000

    /// Draws a glyph.
    ///
    /// - Throws: ``TableFault`` for a broken charstring, or one beyond the limits.
    init(ofGlyph glyph: Int, in table: CFFTable) throws(TableFault) {
        self.table = table
        isPart = false
        local = try table.subroutines(forGlyph: glyph)
        try run(table.charstrings.bytes(at: glyph), depth: 0)
    }

    /// Draws a part of an accented letter, which has no parts of its own.
    private init(ofPart glyph: Int, in table: CFFTable, steps: Int) throws(TableFault) {
        (self.table, self.steps, isPart) = (table, steps, true)
        local = try table.subroutines(forGlyph: glyph)
        try run(table.charstrings.bytes(at: glyph), depth: 0)
    }

    private mutating func run(_ bytes: FontBytes, depth: Int) throws(TableFault) {
        var offset = 0
        // Reading a subroutine costs its length, even if it ends early.
        steps += bytes.count / 64
        while offset < bytes.count, !hasEnded {
            steps += 1
            guard steps <= Self.maximumSteps else { throw .tooComplex }
            let byte = Int(try bytes.byte(at: offset))
            offset += 1
            switch byte {
            case 28:
                try push(Double(try bytes.int16(at: offset)))
                offset += 2
            case 32...246: try push(Double(byte - 139))
            case 247...250:
                try push(Double((byte - 247) * 256 + Int(try bytes.byte(at: offset)) + 108))
                offset += 1
            case 251...254:
                try push(Double(-(byte - 251) * 256 - Int(try bytes.byte(at: offset)) - 108))
                offset += 1
            case 255:
                try push(Double(Int32(bitPattern: try bytes.uint32(at: offset))) / 65536)
                offset += 4
            case 10: try call(local, depth)
            case 29: try call(table.globalSubroutines, depth)
            case 11: return
            case 19, 20:
                countHints()
                offset += (hints + 7) / 8
            case 12:
                try escape(Int(try bytes.byte(at: offset)))
                offset += 1
            default: try operate(byte)
            }
        }
    }

    private mutating func push(_ number: Double) throws(TableFault) {
        guard stack.count < Self.maximumStack else { throw .tooComplex }
        stack.append(number)
    }

    private mutating func call(_ subroutines: CFFTable.Index?, _ depth: Int) throws(TableFault) {
        guard let subroutines, let operand = stack.popLast(), let number = Int32(exactly: operand) else {
            throw .offsetOutsideTable
        }
        guard depth < Self.maximumDepth else { throw .tooComplex }
        let bias = subroutines.count < 1240 ? 107 : subroutines.count < 33900 ? 1131 : 32768
        try run(subroutines.bytes(at: Int(number) + bias), depth: depth + 1)
    }

    private mutating func countHints() {
        hints += stack.count / 2
        hasWidth = true
        stack.removeAll(keepingCapacity: true)
    }

    /// Leaves the operands of a first operator, without the width of the glyph.
    private mutating func takeWidth(operands count: Int) {
        if !hasWidth, stack.count > count { stack.removeFirst(stack.count - count) }
        hasWidth = true
    }

    private mutating func operate(_ code: Int) throws(TableFault) {
        defer { stack.removeAll(keepingCapacity: true) }
        switch code {
        case 1, 3, 18, 23: countHints()
        case 21:
            takeWidth(operands: 2)
            if stack.count >= 2 { move(stack[0], stack[1]) }
        case 22:
            takeWidth(operands: 1)
            if let x = stack.first { move(x, 0) }
        case 4:
            takeWidth(operands: 1)
            if let y = stack.first { move(0, y) }
        case 5: lines(stack[...])
        case 6: alternatingLines(startsHorizontally: true)
        case 7: alternatingLines(startsHorizontally: false)
        case 8: curves(stack[...])
        case 24:
            let end = max(0, stack.count - 2)
            curves(stack[..<end])
            lines(stack[end...])
        case 25:
            let end = max(0, stack.count - 6)
            lines(stack[..<end])
            curves(stack[end...])
        case 26: tangentCurves(isVertical: true)
        case 27: tangentCurves(isVertical: false)
        case 30: alternatingCurves(startsHorizontally: false)
        case 31: alternatingCurves(startsHorizontally: true)
        case 14:
            try end()
        default: break
        }
    }

    private mutating func end() throws(TableFault) {
        hasEnded = true
        // Two more operands are a letter and an accent (`seac`).
        guard stack.count >= 4, !isPart else { return }
        let operands = stack.suffix(4).map { $0 }
        guard let base = Int(exactly: operands[2]).flatMap(table.glyph(forStandardCode:)),
            let accent = Int(exactly: operands[3]).flatMap(table.glyph(forStandardCode:))
        else { throw .offsetOutsideTable }
        let letter = try Charstring(ofPart: base, in: table, steps: steps)
        let mark = try Charstring(ofPart: accent, in: table, steps: letter.steps)
        steps = mark.steps
        outline.contours += letter.outline.contours
        outline.contours +=
            mark.outline.mapped {
                OutlinePoint(x: $0.x + operands[0], y: $0.y + operands[1])
            }.contours
    }
}

/// The operators that draw.
extension Charstring {
    private mutating func move(_ x: Double, _ y: Double) {
        point = OutlinePoint(x: point.x + x, y: point.y + y)
        isOpen = false
    }

    private mutating func append(_ segment: GlyphOutline.Segment) {
        if !isOpen {
            outline.contours.append(GlyphOutline.Contour(start: point))
            isOpen = true
        }
        outline.contours[outline.contours.count - 1].segments.append(segment)
        point = segment.end
    }

    private mutating func line(_ x: Double, _ y: Double) {
        append(.line(to: OutlinePoint(x: point.x + x, y: point.y + y)))
    }

    /// A curve by the distances from point to point.
    private mutating func curve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double
    ) {
        let one = OutlinePoint(x: point.x + x1, y: point.y + y1)
        let two = OutlinePoint(x: one.x + x2, y: one.y + y2)
        append(.cubic(one, two, to: OutlinePoint(x: two.x + x3, y: two.y + y3)))
    }

    private mutating func lines(_ operands: ArraySlice<Double>) {
        var rest = operands
        while rest.count >= 2 { line(rest.removeFirst(), rest.removeFirst()) }
    }

    private mutating func curves(_ operands: ArraySlice<Double>) {
        var rest = operands
        while rest.count >= 6 {
            curve(
                rest.removeFirst(), rest.removeFirst(), rest.removeFirst(), rest.removeFirst(),
                rest.removeFirst(), rest.removeFirst())
        }
    }

    private mutating func alternatingLines(startsHorizontally: Bool) {
        var isHorizontal = startsHorizontally
        for distance in stack {
            if isHorizontal { line(distance, 0) } else { line(0, distance) }
            isHorizontal.toggle()
        }
    }

    /// Curves that begin and end in the same direction (`vvcurveto`, `hhcurveto`).
    private mutating func tangentCurves(isVertical: Bool) {
        var rest = stack[...]
        var across = rest.count % 4 == 1 ? rest.removeFirst() : 0
        while rest.count >= 4 {
            let (first, x, y, last) = (
                rest.removeFirst(), rest.removeFirst(), rest.removeFirst(), rest.removeFirst()
            )
            if isVertical { curve(across, first, x, y, 0, last) } else { curve(first, across, x, y, last, 0) }
            across = 0
        }
    }

    /// Curves that begin horizontally and end vertically, or the other way round (`hvcurveto`, `vhcurveto`).
    private mutating func alternatingCurves(startsHorizontally: Bool) {
        var rest = stack[...]
        var isHorizontal = startsHorizontally
        while rest.count >= 4 {
            let (first, x, y, last) = (
                rest.removeFirst(), rest.removeFirst(), rest.removeFirst(), rest.removeFirst()
            )
            let extra = rest.count == 1 ? rest.removeFirst() : 0
            if isHorizontal { curve(first, 0, x, y, extra, last) } else { curve(0, first, x, y, last, extra) }
            isHorizontal.toggle()
        }
    }
}

/// The operators of two bytes: flexes, which are two curves, and arithmetic.
extension Charstring {
    private mutating func escape(_ code: Int) throws(TableFault) {
        switch code {
        case 34...37:
            flex(code)
            stack.removeAll(keepingCapacity: true)
        case 9: try replace(1) { abs($0[0]) }
        case 10: try replace(2) { $0[0] + $0[1] }
        case 11: try replace(2) { $0[0] - $0[1] }
        case 12: try replace(2) { $0[1] == 0 ? 0 : $0[0] / $0[1] }
        case 14: try replace(1) { -$0[0] }
        case 18: try replace(1, by: { _ in [] })
        case 24: try replace(2) { $0[0] * $0[1] }
        case 26: try replace(1) { max(0, $0[0]).squareRoot() }
        case 27: try replace(1, by: { [$0[0], $0[0]] })
        case 28: try replace(2, by: { [$0[1], $0[0]] })
        // The other operators need a storage that no font in use has.
        default: throw .format(1200 + code)
        }
    }

    private mutating func replace(_ count: Int, _ value: ([Double]) -> Double) throws(TableFault) {
        try replace(count, by: { [value($0)] })
    }

    private mutating func replace(_ count: Int, by values: ([Double]) -> [Double]) throws(TableFault) {
        guard stack.count >= count else { throw .tooShort }
        let operands = Array(stack.suffix(count))
        stack.removeLast(count)
        for value in values(operands) { try push(value) }
    }

    private mutating func flex(_ code: Int) {
        let s = stack
        switch code {
        case 35 where s.count >= 12:
            curve(s[0], s[1], s[2], s[3], s[4], s[5])
            curve(s[6], s[7], s[8], s[9], s[10], s[11])
        case 34 where s.count >= 7:
            curve(s[0], 0, s[1], s[2], s[3], 0)
            curve(s[4], 0, s[5], -s[2], s[6], 0)
        case 36 where s.count >= 9:
            curve(s[0], s[1], s[2], s[3], s[4], 0)
            curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]))
        case 37 where s.count >= 11:
            let x = s[0] + s[2] + s[4] + s[6] + s[8]
            let y = s[1] + s[3] + s[5] + s[7] + s[9]
            curve(s[0], s[1], s[2], s[3], s[4], s[5])
            if abs(x) > abs(y) {
                curve(s[6], s[7], s[8], s[9], s[10], -y)
            } else {
                curve(s[6], s[7], s[8], s[9], -x, s[10])
            }
        default: break
        }
    }
}
