/// What a project says about its copy.
public struct CopyOptions: Sendable {
    public var paths: TranslatablePaths
    /// What may stay the same: `checks.sameAllowed` and the names of products.
    public var sameAllowed: SameWords
    public var tags: CopyTags

    public init(paths: TranslatablePaths = .standard, sameAllowed: SameWords = SameWords(), tags: CopyTags = CopyTags()) {
        self.paths = paths
        self.sameAllowed = sameAllowed
        self.tags = tags
    }
}
