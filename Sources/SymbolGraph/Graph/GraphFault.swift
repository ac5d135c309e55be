/// Finds the place of a fault in JSON that a decoder refused: `JSONDecoder` tells what, but not where. Runs only after a failure,
/// over bytes, without recursion.
struct GraphFault {
    /// One step into a value.
    enum Step: Hashable {
        case key(String)
        case index(Int)
    }

    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The offset of the first byte that no JSON text (RFC 8259) could have there, `bytes.count` where the text ends too early;
    /// `nil` where the syntax is right.
    static func syntax(_ bytes: [UInt8]) -> Int? {
        var scan = GraphFault(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scan.position = 3 }
        guard scan.skipValue() else { return scan.position }
        scan.skipSpace()
        return scan.position < bytes.count ? scan.position : nil
    }

    /// The offset of the first byte that isn't UTF-8.
    static func invalidUTF8(_ bytes: [UInt8]) -> Int? {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return nil
            case .error: return offset
            }
        }
    }

    /// The offset of the value that `path` leads to, or of the last value on the way that exists. The syntax must be right.
    static func offset(of path: [Step], in bytes: [UInt8]) -> Int {
        var scan = GraphFault(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scan.position = 3 }
        scan.skipSpace()
        for step in path {
            let here = scan.position
            guard scan.enter(step) else { return here }
            scan.skipSpace()
        }
        return scan.position
    }

    /// Moves to the value of `step` inside the object or array at `position`.
    private mutating func enter(_ step: Step) -> Bool {
        guard let opening = peek else { return false }
        position += 1
        var index = 0
        while true {
            skipSpace()
            guard let byte = peek, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return false }
            switch (opening, step) {
            case (UInt8(ascii: "{"), .key(let name)):
                let start = position
                guard skipString() else { return false }
                let isIt = bytes[start + 1..<position - 1].elementsEqual(name.utf8)
                skipSpace()
                position += 1
                skipSpace()
                if isIt { return true }
            case (UInt8(ascii: "["), .index(let wanted)):
                if index == wanted { return true }
            default: return false
            }
            guard skipValue() else { return false }
            skipSpace()
            index += 1
            if peek == UInt8(ascii: ",") { position += 1 }
        }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B && byte != 0x0C { position += 1 }
    }

    /// Skips one value of any depth; on a fault `position` stays at it.
    private mutating func skipValue() -> Bool {
        var open: [UInt8] = []
        repeat {
            skipSpace()
            guard let byte = peek else { return false }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                position += 1
                skipSpace()
                if peek == byte + 2 {
                    position += 1
                } else {
                    open.append(byte)
                    if byte == UInt8(ascii: "{"), !skipKey() { return false }
                    continue
                }
            case UInt8(ascii: "\""):
                guard skipString() else { return false }
            case UInt8(ascii: "t"): guard skip("true") else { return false }
            case UInt8(ascii: "f"): guard skip("false") else { return false }
            case UInt8(ascii: "n"): guard skip("null") else { return false }
            default: guard skipNumber() else { return false }
            }
            guard skipEnds(&open) else { return false }
        } while !open.isEmpty
        return true
    }

    /// After a value: closing brackets, or a comma and, in an object, the next key.
    private mutating func skipEnds(_ open: inout [UInt8]) -> Bool {
        while let innermost = open.last {
            skipSpace()
            guard let byte = peek else { return false }
            if byte == UInt8(ascii: ",") {
                position += 1
                return innermost == UInt8(ascii: "[") || skipKey()
            }
            guard byte == innermost + 2 else { return false }
            position += 1
            open.removeLast()
        }
        return true
    }

    private mutating func skipKey() -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: "\""), skipString() else { return false }
        skipSpace()
        guard peek == UInt8(ascii: ":") else { return false }
        position += 1
        return true
    }

    private mutating func skip(_ word: StaticString) -> Bool {
        for i in 0..<word.utf8CodeUnitCount {
            guard peek == word.utf8Start[i] else { return false }
            position += 1
        }
        return true
    }

    private mutating func skipString() -> Bool {
        position += 1
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return true
            case UInt8(ascii: "\\"):
                guard position + 1 < bytes.count else {
                    position = bytes.count
                    return false
                }
                position += 2
            case 0..<0x20: return false
            default: position += 1
            }
        }
        return false
    }

    private mutating func skipNumber() -> Bool {
        if peek == UInt8(ascii: "-") { position += 1 }
        guard skipDigits() else { return false }
        if peek == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() else { return false }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            guard skipDigits() else { return false }
        }
        return true
    }

    private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position > start
    }
}
