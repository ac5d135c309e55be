import Foundation
import Testing

@Suite("The private key of a StoreKit file is never shown")
struct PrivateKeyTests {
    static let key = "MIGTAgEAMBMGByqGSM49ZZKEYZZ"

    /// A StoreKit file with the key that signs offers, and whatever else is wrong around it.
    static let files: [(name: String, change: @Sendable (String) -> String)] = [
        ("whole", { $0 }),
        ("cut inside the key", { String($0[..<($0.range(of: "ZZKEYZZ")?.upperBound ?? $0.endIndex)]) }),
        ("no quote before the key", { $0.replacingOccurrences(of: "\"\(key)", with: key) }),
        ("no comma after the key", { $0.replacingOccurrences(of: "\(key)\"\n  },", with: "\(key)\"\n  }") }),
        ("a wrong escape in the key", { $0.replacingOccurrences(of: "ZZKEYZZ", with: "ZZKEYZZ\\q") }),
        ("a line break in the key", { $0.replacingOccurrences(of: "ZZKEYZZ", with: "\nZZKEYZZ") }),
        ("the key twice", { $0.replacingOccurrences(of: "\"privateKey\"", with: "\"privateKey\": \"\(key)\", \"privateKey\"") }),
        ("a list for the key", { $0.replacingOccurrences(of: "\"\(key)\"", with: "[\"\(key)\"]") }),
        ("the key's name escaped", { $0.replacingOccurrences(of: "privateKey", with: "private\\u004bey") }),
    ]

    @Test("whatever is wrong with the file", arguments: files.map(\.name), ["build", "check"])
    func hidden(_ name: String, _ command: String) throws {
        let change = try #require(Self.files.first { $0.name == name }?.change)
        let folder = try TestProject.threeLines()
        let pair = "{\n  \"subscriptionOffersKeyPair\" : {\n    \"id\" : \"ABCDEF\",\n    \"privateKey\" : \"\(Self.key)\"\n  },\n"
        let text = pair + (try Fixtures.text("mini/Products.storekit")).dropFirst(2)
        try folder.write("Products.storekit", change(text))
        let run = try Vitrine.run(command, "--notes", in: folder)
        #expect(!run.output.contains("ZZKEYZZ") && !run.output.contains("MIGTAgEA"))
        #expect(!run.error.contains("ZZKEYZZ") && !run.error.contains("MIGTAgEA"), "\(run.error)")
        for (file, bytes) in try folder.contents(below: "site") {
            let text = String(decoding: bytes, as: UTF8.self)
            let isSilent = !text.contains("ZZKEYZZ") && !text.contains("MIGTAgEA")
            #expect(isSilent, "\(file)")
        }
        let formats = try Vitrine.run("check", "--format", "json", in: folder)
        #expect(!(formats.output + formats.error).contains("ZZKEYZZ"))
    }

    @Test("a file with a key is named with its place, without the line")
    func named() throws {
        let folder = try TestProject.threeLines()
        let text = try Fixtures.text("mini/Products.storekit").replacingOccurrences(of: "\"29.99\"", with: "\"29,99\"")
        try folder.write("Products.storekit", "{\"subscriptionOffersKeyPair\": {\"privateKey\": \"\(Self.key)\"}," + text.dropFirst())
        let run = try Vitrine.run("check", in: folder)
        #expect(run.error.contains("Products.storekit:22:27: error: "), "\(run.error)")
        #expect(!run.error.contains("displayPrice"))
    }
}
