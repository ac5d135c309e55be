import Diagnostics

extension StoreCatalog {
    /// A StoreKit configuration may hold the private key that signs promotional offers in tests. This gives the file with every
    /// byte of it overwritten, so that neither a finding's excerpt nor anything else can show it; places stay the same.
    ///
    /// - Parameter source: The file, whole or broken.
    /// - Returns: The file itself where it holds no key.
    public static func redacted(_ source: SourceText) -> SourceText {
        var bytes = source.bytes
        var changed = false
        for name in ["\"subscriptionOffersKeyPair\"", "\"privateKey\""].map({ Array($0.utf8) }) {
            var position = 0
            while let found = find(name, in: bytes, from: position) {
                position = found + name.count
                changed = blank(&bytes, valueAfter: position) || changed
            }
        }
        return changed ? SourceText(file: source.file, bytes: bytes) : source
    }

    /// The same for a value whose place is known: its key may be spelled with escapes.
    static func redacted(_ source: SourceText, valueIn range: Range<Int>) -> SourceText {
        var bytes = source.bytes
        return blank(&bytes, valueAfter: range.lowerBound) ? SourceText(file: source.file, bytes: bytes) : source
    }

    private static func find(_ name: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= name.count else { return nil }
        var position = start
        while position <= bytes.count - name.count {
            if bytes[position] == name[0], bytes[position..<position + name.count].elementsEqual(name) { return position }
            position += 1
        }
        return nil
    }

    /// Overwrites the strings of the value that follows a key, up to the bracket or the string that ends it, or to the end of a
    /// broken file. Keys stay, or two of one length would become duplicates.
    private static func blank(_ bytes: inout [UInt8], valueAfter start: Int) -> Bool {
        var position = start
        var depth = 0
        var changed = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                let first = position + 1
                position = first
                while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                let end = min(position, bytes.count)
                if !isKey(bytes, endingAt: end) {
                    for place in first..<end where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = UInt8(ascii: "x") }
                    changed = changed || first < end
                }
                if depth == 0 { return changed }
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth <= 0 { return changed }
            case UInt8(ascii: ",") where depth == 0: return changed
            default: break
            }
            position += 1
        }
        return changed
    }

    private static func isKey(_ bytes: [UInt8], endingAt quote: Int) -> Bool {
        var position = quote + 1
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        return position < bytes.count && bytes[position] == UInt8(ascii: ":")
    }
}
