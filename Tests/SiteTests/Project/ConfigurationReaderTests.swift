import Diagnostics
import JSONText
import Testing

@testable import Site

@Suite("vitrine.yml")
struct ConfigurationReaderTests {
    private func read(_ text: String) throws(DiagnosticError) -> (ProjectConfiguration, [Diagnostic]) {
        try ConfigurationReader.read(SourceText(file: "vitrine.yml", text: text))
    }

    @Test(
        "Faults are named with their place and the nearest known word",
        arguments: [
            // Unknown keys.
            ("titel: X", [#"1:1: error: unknown key "titel"; did you mean "title"? [config.unknown-key]"#]),
            (
                "paywalls:\n  source: []",
                [#"2:3: error: unknown key "paywalls.source"; did you mean "sources"? [config.unknown-key]"#]
            ),
            ("zzzzzz: 1", [#"1:1: error: unknown key "zzzzzz" [config.unknown-key]"#]),
            (
                "paywalls: { sources: [{ file: a, plcement: b }] }",
                [#"1:34: error: unknown key "paywalls.sources[0].plcement"; did you mean "placement"? [config.unknown-key]"#]
            ),
            ("checks: { minimun: {} }", [#"1:11: error: unknown key "checks.minimun"; did you mean "minimum"? [config.unknown-key]"#]),
            // Wrong types.
            ("languages: en", [#"1:12: error: "languages" must be a list, each item a text [config.wrong-type]"#]),
            ("languages: [en, [fr]]", [#"1:17: error: "languages[1]" must be a text [config.wrong-type]"#]),
            ("title: [a]", [#"1:8: error: "title" must be a text, or one for each language [config.wrong-type]"#]),
            ("title: { en: [a] }", [#"1:14: error: "title.en" must be a text [config.wrong-type]"#]),
            ("output: {}", [#"1:9: error: "output" must be a text [config.wrong-type]"#]),
            ("paywalls: x", [
                #"1:11: error: "paywalls" must be a mapping with sdk, locales, sources, products, storefronts, matching, pricePer, "#
                    + #"keys, translatable, baseline, tags, readers, currencies, match, live [config.wrong-type]"#
            ]),
            (
                "paywalls: { pricePer: adapti }",
                [#"1:23: error: "paywalls.pricePer" must be one of adapty, exact-floor; did you mean "adapty"? [config.wrong-type]"#]
            ),
            (
                "checks: { severity: { copy.empty: fatal } }",
                [#"1:35: error: "checks.severity.copy.empty" must be one of error, warning, note, off [config.wrong-type]"#]
            ),
            (
                "checks: { severity: { copy.mising: note } }",
                [#"1:23: error: there is no rule "copy.mising"; did you mean "copy.missing"? [config.unknown-rule]"#]
            ),
            (
                "publish: { internal: [paywall] }",
                [#"1:23: error: "publish.internal[0]" must be one of paywalls, coverage; did you mean "paywalls"? [config.wrong-type]"#]
            ),
            (
                "checks: { minimum: { docs: high } }",
                [#"1:28: error: "checks.minimum.docs" must be a number, or a mapping, each value a number [config.wrong-type]"#]
            ),
            ("checks: { maxAge: 1.5 }", [
                #"1:19: error: "checks.maxAge" must be a whole number [config.wrong-type]"#,
                #"1:11: note: "checks.maxAge" has no effect yet in this release [config.no-effect]"#,
            ]),
            // Languages.
            ("languages: []", [#"1:12: error: "languages" must name at least one language [config.language]"#]),
            ("languages: [en, fr, fr]", [#"1:21: error: "fr" is listed twice [config.language]"#]),
            ("languages: [fr, FR]", [#"1:17: error: "FR" is listed twice [config.language]"#]),
            ("languages: [english]", [#"1:13: error: "english" is not a language tag such as en, fr or pt-BR [config.language]"#]),
            ("languages: [../x]", [#"1:13: error: "../x" is not a language tag such as en, fr or pt-BR [config.language]"#]),
            ("languages: [pt_BR]", [#"1:13: error: "pt_BR" is not a language tag such as en, fr or pt-BR [config.language]"#]),
            // Guides.
            ("content: docs", [#"1:10: error: "content" must hold {lang} and {path} [config.content]"#]),
            ("content: { source: docs }", [#"1:10: error: "content" needs source and translations [config.content]"#]),
            (
                "content: { source: docs, translations: i18n }",
                [#"1:40: error: "content.translations" must hold {lang} and {path} [config.content]"#]
            ),
            // The rest.
            ("paywalls: { sources: [{ placement: main }] }", [#"1:23: error: a source needs "file" [config.missing-key]"#]),
            ("site: { url: docs.example.com }", [
                #"1:14: error: "docs.example.com" is not an address that begins with https:// [config.address]"#
            ]),
            ("checks: { minimum: { doc: 90 } }", [
                #"1:22: error: no surface "doc": one of paywalls, docs, reference, interface, products, catalogs; did you mean "docs"? [config.minimum]"#
            ]),
            ("checks: { minimum: { docs: 101 } }", [
                #"1:22: error: "docs=101" is not of the form docs.fr=90, a percentage from 0 to 100 [config.minimum]"#
            ]),
            ("checks: { minimum: { docs: { fr: -1 } } }", [
                #"1:22: error: "docs.fr=-1" is not of the form docs.fr=90, a percentage from 0 to 100 [config.minimum]"#
            ]),
            // All of them at once.
            ("titel: X\nlanguages: en\n", [
                #"1:1: error: unknown key "titel"; did you mean "title"? [config.unknown-key]"#,
                #"2:12: error: "languages" must be a list, each item a text [config.wrong-type]"#,
            ]),
        ])
    func faults(text: String, expected: [String]) {
        let found = failure { () throws(DiagnosticError) in try read(text) }
        #expect(found?.status == .usage)
        #expect(found?.lines == expected.map { "vitrine.yml:" + $0 })
    }

    @Test("A text that isn't a mapping, or no YAML at all, is status 2", arguments: ["- a", "just words", "title: [", "\ttitle: x", "title: a\ntitle: b"])
    func unreadable(text: String) {
        let found = failure { () throws(DiagnosticError) in try read(text) }
        #expect(found?.status == .usage)
        #expect(found?.lines.isEmpty == false)
    }

    @Test("An empty file is a project with defaults", arguments: ["", "# nothing yet\n", "{}"])
    func empty(text: String) throws {
        let (configuration, notes) = try read(text)
        #expect(notes.isEmpty)
        #expect(configuration.title == LocalizedText(plain: "Vitrine"))
        #expect(configuration.languages == ["en"])
        #expect(configuration.output == "site")
        #expect(configuration.content == nil && configuration.paywalls == nil && configuration.reference.isEmpty)
        #expect(configuration.publish.internal == ["paywalls", "coverage"])
    }

    @Test("Every documented key is accepted; one without effect yet gives a note")
    func everyKey() throws {
        let (c, notes) = try read(everything)
        #expect(
            notes.map(\.line) == [
                ("site.logo", "7:96"), ("site.rootLanguage", "7:112"), ("paywalls.keys", "18:3"), ("paywalls.baseline", "20:3"),
                ("paywalls.live", "25:3"),
                ("catalogs", "26:1"), ("reference[0].translations", "28:103"), ("reference[0].minimum", "28:195"),
                ("checks.maxLength", "32:3"), ("checks.glossary", "33:3"), ("checks.exceptions", "35:3"), ("checks.maxAge", "36:3"),
                ("state", "37:1"),
            ].map { #"vitrine.yml:\#($1): note: "\#($0)" has no effect yet in this release [config.no-effect]"# })
        #expect(c.title == LocalizedText(byLanguage: ["en": "Lumora", "fr": "La Lumora"]))
        #expect(c.languages == ["en", "fr", "vi"] && c.sourceLanguage == "en")
        #expect(c.content?.source == "content/docs/{lang}/{path}" && c.content?.translations == "content/docs/{lang}/{path}")
        #expect(c.templates == "templates" && c.output == "site")
        #expect(c.url == "https://docs.example.com/lumora/" && c.edit == "https://github.com/o/r/edit/main/{path}")
        let p = try #require(c.paywalls)
        #expect(p.sdk == "4.1" && p.locales == ["en", "fr", "vi", "ar", "pt-br"] && p.pricePer == "adapty")
        #expect(p.sources.map(\.file) == ["content/paywalls/ios_fallback.json", "asa/main.json"])
        #expect(p.sources.map(\.placement) == [nil, "main"] && p.sources.map(\.audience) == [nil, "Apple Ads"])
        #expect(p.products.map(\.path) == ["content/paywalls/Products.storekit", "content/paywalls/prices.csv"])
        #expect(p.storefronts == ["fr": ["FRA", "CAN"], "pt-br": ["BRA"]])
        #expect(p.translatable == ["/**", "!/theme/**", "!/**/icon"])
        #expect(p.tags == ["user.streak": "12"] && p.currencies == ["BGR": "EUR"])
        #expect(c.reference.map(\.target) == ["AdaptyClient"])
        #expect(c.checks.minimum.value(for: .paywalls, locale: "fr") == 100)
        #expect(c.checks.minimum.value(for: .docs, locale: "fr") == 90)
        #expect(c.checks.minimum.value(for: .docs, locale: "de") == nil)
        #expect(c.checks.severity == ["copy.same-as-source": .note, "docs.missing": nil] as [String: Severity?])
        #expect(c.checks.sameAllowed == ["Lumora", "Pro"])
        #expect(c.publish.internal == ["paywalls", "coverage"] && c.publish.placements == [])
    }

    private let everything = """
        title: { en: Lumora, fr: La Lumora }
        # a comment
        languages: [en, fr, vi]
        content: "content/docs/{lang}/{path}"
        templates: templates
        output: site
        site: { url: https://docs.example.com/lumora, edit: "https://github.com/o/r/edit/main/{path}", logo: logo.svg, rootLanguage: en }
        paywalls:
          sdk: "4.1"
          locales: [en, fr, vi, ar, pt-br]
          sources:
            - { file: content/paywalls/ios_fallback.json }
            - { file: asa/main.json, placement: main, audience: Apple Ads }
          products: [content/paywalls/Products.storekit, content/paywalls/prices.csv]
          storefronts: { fr: [FRA, CAN], pt-br: BRA }
          matching: vitrine
          pricePer: adapty
          keys: { title: /headline, cta: /buttons/main }
          translatable: ["/**", "!/theme/**", "!/**/icon"]
          baseline: git:v5.1
          tags: { user.streak: "12" }
          readers: [de-DE@DEU]
          currencies: { BGR: EUR }
          match: { pro.year: { play: pro_year } }
          live: { host: https://api.adapty.io, fallbackHost: a, configsHost: b, key: $ADAPTY_API_KEY, placements: [main], timeout: 5 }
        catalogs: [{ file: Paywall.xcstrings, languages: [en, fr, vi] }]
        reference:
          - { package: ., target: AdaptyClient, symbols: .vitrine/symbols/AdaptyClient.symbols.json         , translations: content/reference, source: "https://github.com/o/r/blob/main/{path}#L{line}", minimum: 100 }
        checks:
          minimum: { paywalls: 100, docs: { fr: 90, vi: 60 } }
          severity: { copy.same-as-source: note, docs.missing: off }
          maxLength: { /cta: 24 }
          glossary: glossary.yml
          sameAllowed: [Lumora, Pro]
          exceptions: vitrine-exceptions.yml
          maxAge: 90
        state: { ledger: content/.translations, approvals: content/approvals.yml }
        publish: { internal: [paywalls, coverage], placements: [] }
        """

    @Test("no, on and off are words: Norwegian is a language")
    func norwegian() throws {
        let (configuration, notes) = try read("title: off\nlanguages: [no, en]")
        #expect(notes.isEmpty)
        #expect(configuration.languages == ["no", "en"])
        #expect(configuration.title == LocalizedText(plain: "off"))
    }

    @Test("Guides may lie in three ways", arguments: [
        (#""docs/{lang}/{path}""#, "docs/{lang}/{path}", "docs/{lang}/{path}"),
        (#""{path}.{lang}.md""#, "{path}.{lang}.md", "{path}.{lang}.md"),
        (#"{ source: docs, translations: "i18n/{lang}/{path}" }"#, "docs/{path}", "i18n/{lang}/{path}"),
        (#"{ source: "docs/{path}.md", translations: "i18n/{path}.{lang}.md" }"#, "docs/{path}.md", "i18n/{path}.{lang}.md"),
    ])
    func content(text: String, source: String, translations: String) throws {
        let (configuration, _) = try read("content: " + text)
        #expect(configuration.content?.source == source)
        #expect(configuration.content?.translations == translations)
    }

    @Test("The JSON schema is JSON and names every key")
    func schema() throws {
        let document = try JSONDocument.parse(SourceText(file: "schema.json", text: ConfigurationSchemaJSON.text))
        #expect(document.root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
        #expect(document.root["additionalProperties"]?.bool == false)
        let names = document.root["properties"]?.object?.map(\.key)
        #expect(names == [
            "title", "languages", "content", "templates", "output", "site", "paywalls", "catalogs", "reference", "checks", "state", "publish",
        ])
        #expect(document.root.at(pointer: "/properties/paywalls/properties/pricePer/enum/1")?.string == "exact-floor")
        #expect(document.root.at(pointer: "/properties/paywalls/properties/sources/items/properties/file/type/0")?.string == "string")
    }
}
