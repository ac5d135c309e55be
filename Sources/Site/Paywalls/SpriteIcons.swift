/// The line icons that the theme draws; a name that it doesn't know becomes a check mark.
enum SpriteIcons {
    private static let names: Set<String> = [
        "check", "moon", "sun", "waves", "chart", "star", "lock", "bell", "heart", "music", "book", "cloud", "globe", "camera", "bolt",
        "sparkles", "shield", "clock", "calendar", "download", "gift", "people", "photo", "video", "headphones", "wand", "infinity", "leaf",
        "trophy", "message", "tag",
    ]

    static func known(_ name: String) -> String { names.contains(name) ? name : "check" }
}
