import Diagnostics
import Foundation
import JSONText

extension FallbackReader {
    /// One variation; `nil`, with a finding, where it isn't an object.
    mutating func readVariation(
        _ node: JSONNode, _ index: Int, of placement: AdaptyPlacement, in holder: JSONDocument
    ) -> CopyVariation? {
        var subject = Subject(placement: placement.id)
        guard let fields = fields(node, "data[\(index)]", of: "the placement", subject: subject) else { return nil }
        let id = text(fields, "variation_id", of: "the variation", required: true, subject: subject) ?? ""
        subject.variation = id.isEmpty ? nil : id
        let weight = whole(fields, "weight", of: "the variation", required: true, subject: subject) ?? 0
        let parts =
            switch kind(of: fields) {
            case .flow: readFlow(fields, id, placement, subject, holder)
            case .paywall: readPaywall(fields, id, placement, subject, holder)
            case .onboarding: readOnboarding(fields, id, placement, subject, holder)
            }
        return CopyVariation(
            id: id, weight: weight, content: parts.content,
            range: document.source.range(node.range.lowerBound..<node.range.lowerBound + 1), remoteConfigs: parts.configs,
            products: parts.products, builderScreens: parts.screens, crossPlacement: readCrossPlacement(fields, subject))
    }

    struct Parts {
        var content: CopyVariation.Content
        var configs: [CopyRemoteConfig] = []
        var products: [CopyProduct] = []
        var screens: [BuilderScreen] = []
    }

    /// By the key that only this kind has; where it was forgotten, by the others, then by the format.
    private func kind(of fields: Fields) -> CopyVariation.Kind {
        if fields["flow_id"] != nil { return .flow }
        if fields["paywall_id"] != nil { return .paywall }
        if fields["onboarding_id"] != nil { return .onboarding }
        if ["flow_name", "remote_configs", "variations", "flow_version_id", "ui_schema"].contains(where: { fields[$0] != nil }) { return .flow }
        if ["onboarding_name", "onboarding_builder"].contains(where: { fields[$0] != nil }) { return .onboarding }
        if ["paywall_name", "products", "remote_config", "paywall_builder"].contains(where: { fields[$0] != nil }) { return .paywall }
        return format < 10 ? .paywall : .flow
    }

    private mutating func readFlow(
        _ fields: Fields, _ id: String, _ placement: AdaptyPlacement, _ subject: Subject, _ holder: JSONDocument
    ) -> Parts {
        let what = "the flow"
        var paywalls: [AdaptyFlowPaywall] = []
        var products: [CopyProduct] = []
        for (index, node) in list(fields, "variations", of: what, subject: subject).enumerated() {
            guard let paywall = self.fields(node, "variations[\(index)]", of: what, subject: subject) else { continue }
            let name = text(paywall, "paywall_name", of: "the paywall", required: true, subject: subject) ?? ""
            let found = readProducts(paywall, name, subject)
            products += found
            paywalls.append(
                AdaptyFlowPaywall(
                    placement: placement, id: text(paywall, "paywall_id", of: "the paywall", required: true, subject: subject) ?? "",
                    variationId: text(paywall, "variation_id", of: "the paywall", required: true, subject: subject) ?? id, name: name,
                    products: found.map(\.reference), webPaywallBaseUrl: url(paywall, "web_purchase_url", of: "the paywall", subject)))
        }
        var configs: [CopyRemoteConfig] = []
        for (index, node) in list(fields, "remote_configs", of: what, subject: subject).enumerated() {
            guard let config = readConfig(node, "remote_configs[\(index)]", subject, holder) else { continue }
            if let first = configs.first(where: { $0.locale == config.locale }) {
                var subject = subject
                subject.locale = config.locale
                diagnostics.append(
                    Diagnostic(
                        "config.duplicate-locale", .warning, "two remote configs are in \"\(config.locale)\"", at: config.localeRange,
                        notes: [.init("the first is here", at: first.localeRange)], subject: subject))
            }
            configs.append(config)
        }
        let version = text(fields, "flow_version_id", of: what, subject: subject)
        let flow = AdaptyFlow(
            placement: placement, id: text(fields, "flow_id", of: what, required: true, subject: subject) ?? "", variationId: id,
            variationName: text(fields, "variation_name", of: what, subject: subject),
            name: text(fields, "flow_name", of: what, required: true, subject: subject) ?? "", remoteConfigs: configs.map(\.config),
            hasViewConfiguration: fields["ui_schema"] != nil || (format < 11 && version != nil), viewConfigurationVersionId: version,
            paywalls: paywalls, responseCreatedAt: createdAt ?? 0)
        return Parts(content: .flow(flow), configs: configs, products: products, screens: screens(of: fields, version, subject))
    }

    private mutating func readPaywall(
        _ fields: Fields, _ id: String, _ placement: AdaptyPlacement, _ subject: Subject, _ holder: JSONDocument
    ) -> Parts {
        let what = "the paywall"
        let name = text(fields, "paywall_name", of: what, required: true, subject: subject) ?? ""
        let products = readProducts(fields, name, subject)
        let config = fields["remote_config"].flatMap { readConfig($0, "remote_config", subject, holder) }
        let builder = fields["paywall_builder"]
        let paywall = AdaptyPaywall(
            placement: placement, instanceIdentity: text(fields, "paywall_id", of: what, required: true, subject: subject) ?? "",
            variationId: id, name: name, remoteConfig: config?.config, hasViewConfiguration: builder != nil,
            products: products.map(\.reference), webPaywallBaseUrl: url(fields, "web_purchase_url", of: what, subject),
            responseCreatedAt: createdAt ?? 0)
        let screen = builder.flatMap { readInlineScreen($0, subject, holder) }
        return Parts(
            content: .paywall(paywall), configs: config.map { [$0] } ?? [], products: products, screens: screen.map { [$0] } ?? [])
    }

    private mutating func readOnboarding(
        _ fields: Fields, _ id: String, _ placement: AdaptyPlacement, _ subject: Subject, _ holder: JSONDocument
    ) -> Parts {
        let what = "the onboarding"
        let config = fields["remote_config"].flatMap { readConfig($0, "remote_config", subject, holder) }
        var address: URL?
        if let node = fields["onboarding_builder"] {
            if let builder = self.fields(node, "onboarding_builder", of: what, subject: subject) {
                address = url(builder, "config_url", of: what, subject, required: true)
            }
        } else {
            missing("onboarding_builder", of: what, in: fields.node, subject: subject)
        }
        let onboarding = AdaptyOnboarding(
            placement: placement, id: text(fields, "onboarding_id", of: what, required: true, subject: subject) ?? "", variationId: id,
            name: text(fields, "onboarding_name", of: what, required: true, subject: subject) ?? "", remoteConfig: config?.config,
            configUrl: address, responseCreatedAt: createdAt ?? 0)
        return Parts(content: .onboarding(onboarding), configs: config.map { [$0] } ?? [])
    }

    private mutating func url(
        _ fields: Fields, _ key: String, of what: String, _ subject: Subject, required: Bool = false
    ) -> URL? {
        guard let text = text(fields, key, of: what, required: required, subject: subject), let node = fields[key] else { return nil }
        if text.isEmpty, !required { return nil }
        if let url = URL(string: text), url.scheme != nil { return url }
        note("fallback.url", .warning, "\"\(key)\" of \(what) isn't a web address", at: node, subject: subject)
        return nil
    }

    private mutating func readCrossPlacement(_ fields: Fields, _ subject: Subject) -> [CopyVariation.CrossPlacement] {
        guard let info = fields["cross_placement_info"] else { return [] }
        guard let inner = self.fields(info, "cross_placement_info", of: "the variation", subject: subject),
            let map = inner["placement_with_variation_map"]
        else { return [] }
        guard let members = map.object else {
            wrongType("placement_with_variation_map", of: "the variation", expected: "an object", map, subject: subject)
            return []
        }
        return members.compactMap { member in
            if let id = member.value.string { return .init(placementId: member.key, variationId: id) }
            wrongType(member.key, of: "placement_with_variation_map", expected: "a variation id", member.value, subject: subject)
            return nil
        }
    }
}
