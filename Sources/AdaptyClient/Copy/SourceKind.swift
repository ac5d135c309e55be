/// What kind of file a source of copy is. The raw values are those of `internal/data/paywalls.json`.
public enum SourceKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// A fallback file, as the dashboard exports it.
    case fallbackFile = "fallback-file"
    /// One placement's remote configs in the dashboard's shape: `{"en": {…}, "fr": {…}}`.
    case remoteConfig = "remote-config"
    /// A folder that holds one `<locale>.json` for each locale.
    case localeFolder = "locale-folder"
}
