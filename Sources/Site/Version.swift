/// Facts about this release.
public enum Release {
    /// Semantic version.
    public static let version = "0.1.0"
}
