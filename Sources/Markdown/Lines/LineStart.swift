/// How blocks begin, at the first visible byte of a line (CommonMark §4 and §5).
enum LineStart {
    typealias Bytes = UnsafeBufferPointer<UInt8>

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isATXHeading(_ line: Bytes) -> Bool {
        var count = 0
        while count < line.count, line[count] == UInt8(ascii: "#") { count += 1 }
        return (1...6).contains(count) && (count == line.count || isSpace(line[count]))
    }

    static func fence(_ line: Bytes) -> (marker: UInt8, length: Int)? {
        guard let marker = line.first, marker == UInt8(ascii: "`") || marker == UInt8(ascii: "~") else { return nil }
        var length = 0
        while length < line.count, line[length] == marker { length += 1 }
        guard length >= 3 else { return nil }
        if marker == UInt8(ascii: "`"), line[length...].contains(marker) { return nil }
        return (marker, length)
    }

    static func closesFence(_ line: Bytes, marker: UInt8, length: Int) -> Bool {
        var count = 0
        while count < line.count, line[count] == marker { count += 1 }
        return count >= length && line[count...].allSatisfy(isSpace)
    }

    static func isSetextUnderline(_ line: Bytes) -> Bool {
        guard let marker = line.first, marker == UInt8(ascii: "=") || marker == UInt8(ascii: "-") else { return false }
        var count = 0
        while count < line.count, line[count] == marker { count += 1 }
        return line[count...].allSatisfy(isSpace)
    }

    static func isThematicBreak(_ line: Bytes) -> Bool {
        guard let marker = line.first, marker == UInt8(ascii: "*") || marker == UInt8(ascii: "-") || marker == UInt8(ascii: "_")
        else { return false }
        var count = 0
        for byte in line {
            if byte == marker { count += 1 } else if !isSpace(byte) { return false }
        }
        return count >= 3
    }

    /// The bytes of a bullet or number, or `nil`. Only a filled item, numbered 1, may interrupt a paragraph.
    static func listMarker(_ line: Bytes, interruptingParagraph: Bool) -> Int? {
        guard let first = line.first else { return nil }
        var length = 1
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: "*") {
        } else if (0x30...0x39).contains(first) {
            var number = Int(first - 0x30)
            while length < line.count, length < 9, (0x30...0x39).contains(line[length]) {
                number = number * 10 + Int(line[length] - 0x30)
                length += 1
            }
            guard length < line.count, line[length] == UInt8(ascii: ".") || line[length] == UInt8(ascii: ")") else { return nil }
            if interruptingParagraph, number != 1 { return nil }
            length += 1
        } else {
            return nil
        }
        guard length == line.count || isSpace(line[length]) else { return nil }
        if interruptingParagraph, line[length...].allSatisfy(isSpace) { return nil }
        return length
    }
}
