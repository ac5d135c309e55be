extension GuidePage {
    /// The text without its front matter.
    var body: ArraySlice<UInt8> {
        let bytes = document.source.bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let rule = Array("---".utf8)
        func lineEnd(_ i: Int) -> Int { bytes[i...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count }
        func isRule(_ range: Range<Int>, _ rule: [UInt8]) -> Bool {
            var line = bytes[range]
            while let last = line.last, last == 0x0A || last == 0x0D || last == 0x20 { line.removeLast() }
            return line.elementsEqual(rule)
        }
        var end = lineEnd(start)
        guard isRule(start..<end, rule) else { return bytes[start...] }
        while end < bytes.count {
            let next = lineEnd(end)
            if isRule(end..<next, rule) || isRule(end..<next, Array("...".utf8)) {
                var body = bytes[next...]
                while let first = body.first, first == 0x0A || first == 0x0D { body.removeFirst() }
                return body
            }
            end = next
        }
        return bytes[start...]
    }
}
