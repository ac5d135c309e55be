import Diagnostics
import Testing

@testable import Site

@Suite("The configuration in force, as YAML")
struct ConfigurationTextTests {
    private func read(_ text: String) throws -> ProjectConfiguration {
        try ConfigurationReader.read(SourceText(file: "vitrine.yml", text: text)).0
    }

    @Test("Defaults are written out")
    func defaults() throws {
        #expect(
            ConfigurationText.yaml(try read("paywalls: { sources: [{ file: a.json }] }")) == """
                title: Vitrine
                languages: [en]
                output: site
                paywalls:
                  sources:
                    - { file: a.json }
                  matching: vitrine
                  pricePer: adapty
                  translatable: ["/**", "!/theme/**", "!/**/icon"]
                publish:
                  internal: [paywalls, coverage]
                  placements: []

                """)
    }

    @Test("Words that other readers of YAML take for a boolean stand in quotes")
    func words() throws {
        let yaml = ConfigurationText.yaml(try read("languages: [no, en]\ntitle: Off"))
        #expect(yaml.hasPrefix("title: \"Off\"\nlanguages: [\"no\", en]\n"))
    }

    @Test("What was read comes back the same", arguments: [
        "", "title: { fr: Là, en: \"yes\" }\nlanguages: [no, en]\noutput: out dir",
        "content: \"docs/{lang}/{path}\"\ntemplates: themes/mine\nsite: { url: https://x.example, edit: \"https://x.example/{path}\" }",
        "content: { source: docs, translations: \"i18n/{lang}/{path}\" }",
        """
        paywalls:
          sdk: "4.1"
          locales: [en, pt-br]
          sources: [{ file: a.json, placement: "main: \\"one\\"", audience: "#all" }, { file: "b/ c.json" }]
          products: [x.storekit]
          storefronts: { fr: [FRA, CAN], "pt: br": BRA, no: NOR }
          matching: adapty-3
          readers: [de-DE@DEU, "x: y"]
          match: { pro.year: { play: "pro:yearly" } }
          pricePer: exact-floor
          translatable: []
          tags: { "a: b": "- c", n: "12" }
          currencies: { BGR: EUR }
        reference: [{ package: ., target: A, symbols: a.json, source: "https://x/{path}#L{line}" }]
        checks:
          minimum: { paywalls: 100, docs: { fr: 90.5, vi: 60 } }
          severity: { copy.empty: off, docs.missing: warning }
          sameAllowed: [Lumora, "null", "1.0", "true"]
        publish: { internal: [coverage], placements: [main] }
        """,
    ])
    func roundTrip(text: String) throws {
        let first = try read(text)
        let yaml = ConfigurationText.yaml(first)
        let second = try read(yaml)
        #expect(ConfigurationText.yaml(second) == yaml)
        #expect(second.title == first.title && second.languages == first.languages && second.output == first.output)
        #expect(second.content?.source == first.content?.source && second.content?.translations == first.content?.translations)
        #expect(second.url == first.url && second.edit == first.edit && second.templates == first.templates)
        #expect(second.paywalls?.sources.map(\.placement) == first.paywalls?.sources.map(\.placement))
        #expect(second.paywalls?.matching == first.paywalls?.matching)
        #expect(second.paywalls?.readers.map(\.text) == first.paywalls?.readers.map(\.text))
        func matches(_ c: ProjectConfiguration) -> [String]? { c.paywalls?.match.map { "\($0.appStore) \($0.play)" } }
        #expect(matches(second) == matches(first))
        #expect(second.paywalls?.storefronts == first.paywalls?.storefronts && second.paywalls?.tags == first.paywalls?.tags)
        #expect(second.checks.minimum == first.checks.minimum && second.checks.severity == first.checks.severity)
        #expect(second.checks.sameAllowed == first.checks.sameAllowed)
        #expect(second.publish.internal == first.publish.internal && second.publish.placements == first.publish.placements)
    }

    @Test("Any text survives as a title, a file or an SDK version", arguments: [
        "", " ", "a ", " a", "4.1", "true", "Null", "~", "- a", "a: b", "a #b", "#", "\"", "\\", "'", "{", "[", "*", "&", "!", "%", "@", "`", "é đ 🎉", "a\nb",
        "a\tb", "\u{0}\u{1}\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "\u{2028}\u{2029}", "\u{FEFF}", "\u{FFFE}", "yes", "no", "1e3", "0x1F", "a  b",
    ])
    func hostile(text: String) throws {
        var configuration = ProjectConfiguration()
        configuration.title = LocalizedText(plain: text)
        var paywalls = PaywallSettings()
        paywalls.sdk = text
        paywalls.sources = [.init(file: text)]
        paywalls.tags = [text: text]
        paywalls.storefronts = [text: [text]]
        configuration.paywalls = paywalls
        let back = try read(ConfigurationText.yaml(configuration))
        #expect(back.title == configuration.title)
        #expect(back.paywalls?.sdk == text)
        #expect(back.paywalls?.sources.map(\.file) == [text])
        #expect(back.paywalls?.tags == [text: text])
        #expect(back.paywalls?.storefronts == [text: [text]])
    }
}
