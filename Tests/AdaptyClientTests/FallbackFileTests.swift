import Diagnostics
import Foundation
import Testing

@testable import AdaptyClient

@Suite("Fallback files")
struct FallbackFileTests {
    @Test("the real file of format 8: 29 placements in the order of developer_ids, 56 paywalls, 9 onboardings, 3 builder screens")
    func realFile() throws {
        let file = try FallbackFile.read(fixture("fallback-8-real.json"))
        #expect(file.format == 8)
        #expect(file.createdAt == 1_747_759_592_106)
        #expect(file.placements.count == 29)
        #expect(file.placements.map(\.id) == file.developerIds)
        let variations = file.placements.flatMap(\.variations)
        #expect(variations.count == 65)
        #expect(variations.filter { $0.kind == .paywall }.count == 56)
        #expect(variations.filter { $0.kind == .onboarding }.count == 9)
        #expect(variations.flatMap(\.remoteConfigs).count == 40)
        #expect(variations.flatMap(\.products).count == 114)
        #expect(variations.filter(\.hasViewConfiguration).count == 12)
        #expect(variations.flatMap(\.builderScreens).map { $0.localizations.map(\.strings.count) } == [[16], [12], [16]])
        #expect(Set(file.diagnostics.map(\.severity)) == [.note])
        #expect(Set(file.diagnostics.map(\.rule)) == ["fallback.one-locale"])
    }

    @Test("format 9: a paywall and an onboarding")
    func format9() throws {
        let file = try FallbackFile.read(fixture("fallback-9.json"))
        #expect(file.diagnostics.map(line) == ["10:3 note fallback.one-locale [] every remote config of the file is in \"en\""])
        #expect(file.placements.map(\.id) == ["onboarding", "welcome"])
        let variation = file.placements[0].variations[0]
        guard case .paywall(let paywall) = variation.content else {
            Issue.record("not a paywall")
            return
        }
        #expect(paywall.name == "Three plans")
        #expect(paywall.placement.audienceVersionId == "pav-onboarding")
        #expect(paywall.placement.isTrackingPurchases)
        #expect(paywall.vendorProductIds.map { $0.split(separator: ".").last } == ["yearly", "monthly", "weekly"])
        #expect(paywall.products[0].winBackOfferId == "yearly_winback_free")
        #expect(paywall.products[0].productType == .annual)
        #expect(paywall.remoteConfig?.dictionary?["cta"] as? String == "Continue")
        #expect(!paywall.hasViewConfiguration)
        #expect(paywall.responseCreatedAt == 1_767_225_600_000)
        guard case .onboarding(let onboarding) = file.placements[1].variations[0].content else {
            Issue.record("not an onboarding")
            return
        }
        #expect(onboarding.configUrl?.absoluteString == "https://onboarding.example.com/1")
        #expect(onboarding.remoteConfig == nil)
    }

    @Test("formats 10 and 11: two variations, five locales, the builder's texts", arguments: [(10, "fallback-10.json"), (11, "fallback-11.json")])
    func format10and11(number: Int, name: String) throws {
        let file = try FallbackFile.read(fixture(name))
        #expect(file.format == number)
        #expect(file.diagnostics.map(line) == [])
        #expect(file.placements.map(\.id) == ["onboarding", "settings"])
        #expect(file.placements[0].variations.map(\.id) == ["var-features", "var-short"])
        #expect(file.placements[0].variations.map(\.weight) == [60, 40])
        let variation = file.placements[0].variations[0]
        #expect(variation.kind == .flow)
        #expect(variation.remoteConfigs.map(\.locale) == ["en", "fr", "vi", "ar", "pt-br"])
        #expect(variation.defaultLocale == "en")
        #expect(variation.products.map(\.reference.flowProductId) == ["fp-1", "fp-2", "fp-3"])
    }

    @Test("a place inside a remote config is the place in the file")
    func places() throws {
        let source = try fixture("fallback-10.json")
        let file = try FallbackFile.read(source)
        let config = file.placements[0].variations[0].remoteConfigs[1]
        let title = try #require(config.root?["title"])
        let range = config.range(of: title)
        #expect(title.string == "Dormez mieux avec **Lumora Pro**")
        let text = try #require(source.line(range.start.line)).unicodeScalars.dropFirst(range.start.column - 1).prefix(range.length)
        #expect(String(String.UnicodeScalarView(text)) == #"\"Dormez mieux avec **Lumora Pro**\""#)
        let product = file.placements[0].variations[0].products[0]
        #expect(try #require(source.line(product.range.start.line)).contains(product.reference.vendorProductId))
    }

    @Test("the builder's texts: by layout in format 11, right to left where the source says so")
    func builder() throws {
        let file = try FallbackFile.read(fixture("fallback-11.json"))
        let screens = file.placements.flatMap(\.variations).flatMap(\.builderScreens)
        let screen = try #require(screens.first)
        #expect(screen.id == "layout-1")
        #expect(screen.format == "5.1.0")
        #expect(screen.defaultLocalization == "en")
        #expect(screen.localizations.map(\.id) == ["en", "fr", "vi", "ar"])
        #expect(screen.localizations.map { $0.strings.map(\.text) } == [["Sleep better"], ["Dormez mieux"], ["Ngủ ngon hơn"], ["نوم أفضل"]])
        #expect(["en", "fr", "ar", "xx"].map(screen.isRightToLeft) == [false, false, true, false])
        #expect(screen.localization("ar")?.iosLocaleId == "ar_SA")
    }

    @Test("the planted faults are found, each once and at its place, and the rest is kept")
    func defects() throws {
        let file = try FallbackFile.read(fixture("fallback-defects.json"))
        #expect(
            file.diagnostics.map(line) == [
                "53:24 error config.not-object [onboarding/var-features/ja] the remote config is an array, not an object",
                "57:35 error config.not-json [onboarding/var-features/de] the remote config isn't JSON: the text ends where a value should be",
                "101:5 error placement.empty [empty] the placement \"empty\" has no variation",
            ])
        #expect(file.diagnostics.prefix(2).map(\.subject.pointer) == ["", ""])
        #expect(file.placements.map { $0.variations.count } == [1, 0])
        let configs = file.placements[0].variations[0].remoteConfigs
        #expect(configs.map(\.locale) == ["en", "fr", "vi", "ar", "pt-br", "ja", "de"])
        #expect(configs.filter { $0.root == nil }.map(\.locale) == ["ja", "de"])
        #expect(configs[5].document != nil && configs[6].document == nil)
        #expect(configs[6].config.jsonString == "{\"title\":")
    }

    @Test(
        "formats and the SDKs they are for",
        arguments: [
            (1, "before 3.0"), (6, "3.0–3.3"), (7, "3.4–3.7"), (8, "3.8–3.11"), (9, "3.12–3.17"), (10, "4.0"), (11, "4.1–4.3"),
            (12, "4.4 or later"), (99, "4.4 or later"),
        ])
    func formats(number: Int, versions: String) throws {
        let format = try #require(FallbackFormat(number))
        #expect(format.sdkVersions == versions)
        #expect(format.standing == (number < 8 ? .older : number > 11 ? .newer : .current))
        #expect(format.generation == (number < 10 ? 3 : 4))
    }

    @Test(
        "the format that an SDK takes",
        arguments: [
            ("3.2", 6), ("3.4.1", 7), ("3.8", 8), ("3.11.9", 8), ("3.17.2", 9), ("4.0.0-beta.1", 10), ("4.1", 11), ("4.3.9", 11), ("4.4", 12),
            ("5.0", 12), ("2.11", 5), ("4", nil), ("x.y", nil), ("", nil), ("-1.0", nil),
        ] as [(String, Int?)])
    func formatOfSDK(version: String, number: Int?) {
        #expect(FallbackFormat(sdk: version)?.number == number)
    }

    @Test("older and newer formats are read with a warning that names their SDKs", arguments: [(7, "3.4–3.7"), (12, "4.4 or later")])
    func otherFormats(number: Int, versions: String) throws {
        let text = String(decoding: try fixture("fallback-10.json").bytes, as: UTF8.self)
            .replacing("\"version\": 10", with: "\"version\": \(number)")
        let file = try FallbackFile.read(SourceText(file: "f.json", text: text))
        #expect(
            file.diagnostics.map(line) == [
                "3:16 warning fallback.format [] format \(number) (SDK \(versions)) isn't one of the formats that are read in full (8 to 11)"
            ])
        #expect(file.placements.count == 2)
    }
}
