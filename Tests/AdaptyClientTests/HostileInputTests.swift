import Diagnostics
import Testing

@testable import AdaptyClient

@Suite("Broken input")
struct HostileInputTests {
    @Test("any truncation gives a finding", arguments: ["fallback-9.json", "fallback-defects.json"])
    func truncations(name: String) throws {
        let bytes = try fixture(name).bytes
        // The last byte may be the line end, so that all but one are broken.
        for count in stride(from: 0, to: bytes.count - 2, by: name == "fallback-9.json" ? 23 : 199) {
            let source = SourceText(file: name, bytes: Array(bytes[..<count]))
            #expect(throws: DiagnosticError.self) { try FallbackFile.read(source) }
            _ = CopySource.recognise(source)
        }
    }

    @Test("any change of one byte gives a finding or a reading", arguments: ["fallback-9.json"])
    func changes(name: String) throws {
        let bytes = try fixture(name).bytes
        for (turn, place) in stride(from: 0, to: bytes.count, by: 11).enumerated() {
            for byte in [[0x00, 0x22], [0x5C, 0x7B], [0x7D, 0x2C], [0x39, 0xFF]][turn % 4] as [UInt8] {
                var changed = bytes
                changed[place] = byte
                if let file = try? FallbackFile.read(SourceText(file: name, bytes: changed)) {
                    for config in file.placements.flatMap(\.variations).flatMap(\.remoteConfigs) { _ = config.range }
                }
            }
        }
    }

    @Test("the real file with one byte changed in twenty places")
    func realFile() throws {
        let bytes = try fixture("fallback-8-real.json").bytes
        for place in stride(from: 0, to: bytes.count, by: bytes.count / 20) {
            var changed = bytes
            changed[place] = 0x22
            _ = try? FallbackFile.read(SourceText(file: "real", bytes: changed))
        }
    }

    @Test("invalid UTF-8 is a finding")
    func encoding() {
        let error = #expect(throws: DiagnosticError.self) {
            try FallbackFile.read(SourceText(file: "f", bytes: Array(#"{"data":{"a"#.utf8) + [0xC3, 0x28] + Array(#"":{}}}"#.utf8)))
        }
        #expect(error?.status == .unreadable)
    }
}
