import Foundation

/// Files beside the tests.
enum Fixture {
    static func text(_ name: String, file: String = #filePath) throws -> String {
        let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures")
        return String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }
}

/// White space and bidi marks made visible, so that a failing test shows what differs.
func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        [0xA0, 0x202F, 0x200E, 0x200F, 0x61C].contains(scalar.value) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
}
