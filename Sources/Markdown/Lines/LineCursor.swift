/// Walks along one line and counts columns, in which a tab reaches to the next multiple of four (CommonMark §2.2).
struct LineCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    let end: Int
    private(set) var at: Int
    private var column = 0
    /// Columns of a tab at `at` that a container's prefix has used up.
    private var usedOfTab = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        at = range.lowerBound
        end = range.upperBound
    }

    /// The offset of the next byte that is neither space nor tab, and how many columns it is away.
    func nextNonSpace() -> (at: Int, indent: Int) {
        var at = at
        var reached = column
        var used = usedOfTab
        while at < end {
            if bytes[at] == 0x20 {
                reached += 1
            } else if bytes[at] == 0x09 {
                reached += 4 - (reached - used) % 4 - used
            } else {
                break
            }
            used = 0
            at += 1
        }
        return (at, reached - column)
    }

    /// A container's prefix has used a part of the tab that comes next.
    var isInsideTab: Bool { usedOfTab > 0 }

    func byte(at offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }

    /// Goes to a byte on this line that spaces, tabs and bytes of one column each lie before.
    mutating func move(to offset: Int) {
        while at < offset { advanceByte() }
    }

    /// Goes over `columns` columns of white space; a tab may be used in part.
    mutating func skip(columns: Int) {
        var left = columns
        while left > 0, at < end {
            if bytes[at] == 0x09 {
                let start = column - usedOfTab
                let width = 4 - start % 4 - usedOfTab
                if width > left {
                    usedOfTab += left
                    column += left
                    return
                }
                left -= width
            } else {
                left -= 1
            }
            advanceByte()
        }
    }

    /// Goes over one space, or one column of a tab, if there is one.
    mutating func skipOptionalSpace() {
        if at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { skip(columns: 1) }
    }

    private mutating func advanceByte() {
        if bytes[at] == 0x09 {
            column += 4 - (column - usedOfTab) % 4 - usedOfTab
        } else {
            column += 1
        }
        usedOfTab = 0
        at += 1
    }
}
