extension GuidePage {
    /// The text without its front matter and the blank lines that set it apart.
    var body: ArraySlice<UInt8> {
        let body = document.body
        let isBehindFrontMatter = body.startIndex > 3  // more than a byte-order mark
        return isBehindFrontMatter ? body.drop { $0 == 0x0A || $0 == 0x0D } : body
    }
}
