/// Writes code with its coloured pieces and marked lines; a piece that goes over a line's end is closed and opened again where
/// lines are marked, because a mark holds one whole line.
struct CodeWriter {
    private let code: [UInt8]
    private let marks: [ClosedRange<Int>]
    /// The next of the marks that may begin.
    private var mark = 0
    private var line = 1
    private var isMarked = false
    private var out: HTMLBuffer

    static func write(_ code: [UInt8], tokens: [CodeToken], marks: LineMarks, to out: inout HTMLBuffer) {
        var writer = CodeWriter(code: code, marks: marks.ranges, out: out)
        // Two holders of one buffer would copy it.
        out = HTMLBuffer()
        writer.beginLine(at: 0)
        var at = 0
        for token in tokens {
            writer.write(at..<token.range.lowerBound, nil)
            writer.write(token.range, token.style)
            at = token.range.upperBound
        }
        writer.write(at..<code.count, nil)
        if writer.isMarked { writer.out.write("</span>") }
        out = writer.out
    }

    private init(code: [UInt8], marks: [ClosedRange<Int>], out: HTMLBuffer) {
        self.code = code
        self.marks = marks
        self.out = out
    }

    private mutating func write(_ range: Range<Int>, _ style: CodeToken.Style?) {
        guard !marks.isEmpty else {
            piece(range, style)
            return
        }
        var at = range.lowerBound
        while let end = code[at..<range.upperBound].firstIndex(of: 0x0A) {
            piece(at..<end, style)
            if isMarked { out.write("</span>") }
            out.write(byte: 0x0A)
            line += 1
            at = end + 1
            beginLine(at: at)
        }
        piece(at..<range.upperBound, style)
    }

    private mutating func beginLine(at start: Int) {
        while mark < marks.count, marks[mark].upperBound < line { mark += 1 }
        isMarked = mark < marks.count && marks[mark].contains(line) && start < code.count
        if isMarked { out.write("<span class=\"line-mark\">") }
    }

    private mutating func piece(_ range: Range<Int>, _ style: CodeToken.Style?) {
        guard !range.isEmpty else { return }
        if let style {
            out.write("<span class=\"hl-")
            out.write(style.rawValue)
            out.write("\">")
        }
        out.escape(code[range])
        if style != nil { out.write("</span>") }
    }
}
