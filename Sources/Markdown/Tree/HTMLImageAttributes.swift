/// What an `img` tag says beside its source and alternative text.
struct HTMLImageAttributes: Sendable {
    /// In CSS pixels.
    var width: Int?
    var height: Int?
    var title: [UInt8]
}
