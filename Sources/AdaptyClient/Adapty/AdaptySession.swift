import Diagnostics
import Foundation
import LocaleKit

/// What `Adapty` keeps between calls. An actor, so that calls from anywhere see one state; made anew in tests.
actor AdaptySession {
    private var configuration: AdaptyConfiguration?
    private var profileId = ""
    private var fallback: FallbackFile?
    private let formatters = Formatters()

    func activate(with configuration: AdaptyConfiguration) throws(AdaptyError) {
        guard self.configuration == nil else {
            throw AdaptyError(.activateOnce, "Adapty.activate(with:) was called before; call it once, at launch")
        }
        self.configuration = configuration
        profileId = configuration.profileId ?? UUID().uuidString.lowercased()
    }

    func setFallback(fileURL: URL) throws(AdaptyError) {
        guard fileURL.isFileURL else {
            throw AdaptyError(.wrongParam, "the fallback file must be on the device: give a file URL, not \(fileURL.scheme ?? "no scheme")")
        }
        let file: FallbackFile
        do {
            let bytes = [UInt8](try Data(contentsOf: fileURL))
            file = try FallbackFile.read(SourceText(file: fileURL.lastPathComponent, bytes: bytes))
        } catch let error as DiagnosticError {
            let found = error.diagnostics.first.map { TextReporter().text($0) } ?? ""
            throw AdaptyError(
                .decodingFailed, "the fallback file can't be read: " + found.trimmingCharacters(in: .whitespacesAndNewlines),
                underlyingError: error)
        } catch {
            throw AdaptyError(.decodingFailed, "the fallback file \(fileURL.lastPathComponent) can't be read", underlyingError: error)
        }
        guard let number = file.format, let format = FallbackFormat(number) else {
            throw AdaptyError(.decodingFailed, "the fallback file doesn't say its format (meta.version); download a new one")
        }
        switch format.standing {
        case .current: fallback = file
        case .older:
            throw AdaptyError(.decodingFailed, "the fallback file is of \(format), too old for this library; download a new one")
        case .newer:
            throw AdaptyError(.decodingFailed, "the fallback file is of \(format), newer than this library; update the library")
        }
    }

    func flow(placementId: String) throws(AdaptyError) -> AdaptyFlow {
        let content = try content(placementId)
        if case .flow(let flow) = content { return flow }
        throw mismatch(placementId, content, "getFlow", "a file of format 10 or 11")
    }

    func paywall(placementId: String) throws(AdaptyError) -> AdaptyPaywall {
        let content = try content(placementId)
        if case .paywall(let paywall) = content { return paywall }
        throw mismatch(placementId, content, "getPaywall", "a file of format 8 or 9")
    }

    func products(_ requests: [ProductRequest], determiningOffer: Bool) async throws(AdaptyError) -> [AdaptyPaywallProduct] {
        let configuration = try activated()
        guard !requests.isEmpty else { return [] }
        guard let source = configuration.productSource else {
            throw AdaptyError(.productRequestFailed, "no product source is configured; set AdaptyConfiguration.productSource")
        }
        let found: [AdaptyStoreProduct]
        do {
            found = try await source.products(ids: requests.map(\.reference.vendorProductId), storefront: configuration.storefront)
        } catch {
            throw AdaptyError(.productRequestFailed, "the product source failed: \(error)", underlyingError: error)
        }
        let byId = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
        let products = requests.compactMap { request in
            byId[request.reference.vendorProductId].map { product in
                AdaptyPaywallProduct(
                    request, product, eligibility: determiningOffer ? configuration.offerEligibility : nil,
                    locale: configuration.deviceLocale, formatters: formatters)
            }
        }
        guard !products.isEmpty else {
            throw AdaptyError(
                .noProductIDsFound,
                "the store sells none of: \(requests.map(\.reference.vendorProductId).joined(separator: ", ")); check the ids")
        }
        return products
    }

    private func activated() throws(AdaptyError) -> AdaptyConfiguration {
        guard let configuration else { throw AdaptyError(.notActivated, "call Adapty.activate(with:) first") }
        return configuration
    }

    private func content(_ placementId: String) throws(AdaptyError) -> CopyVariation.Content {
        _ = try activated()
        let id = placementId.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !id.isEmpty else { throw AdaptyError(.wrongParam, "the placement id is empty") }
        guard let fallback else {
            throw AdaptyError(
                .networkFailed, "this version makes no requests and no fallback file is registered; call Adapty.setFallback(fileURL:)")
        }
        guard let placement = fallback.placement(id), !placement.variations.isEmpty else {
            throw AdaptyError(.networkFailed, "this version makes no requests and the fallback file has nothing for \"\(id)\"")
        }
        let variations = placement.variations
        if variations.count == 1 { return variations[0].content }
        let version = placement.placement.audienceVersionId
        guard let percent = VariationDraw.percent(audienceVersionId: version, profileId: profileId),
            let index = VariationDraw.index(percent: percent, variations: variations.map { ($0.id, $0.weight) })
        else { throw AdaptyError(.unknown, "no variation can be drawn: this machine's OpenSSL has no MD5") }
        return variations[index].content
    }

    private func mismatch(_ id: String, _ content: CopyVariation.Content, _ call: String, _ wanted: String) -> AdaptyError {
        AdaptyError(
            .unsupportedData, "\"\(id)\" holds \(content.kind.withArticle), which \(call) doesn't return; that needs \(wanted)")
    }
}
