import Foundation

/// The entry point: everything that an app asks for starts here.
///
/// Call ``activate(with:)`` once at launch. Register the fallback file with ``setFallback(fileURL:)``, load what a placement
/// shows with ``getFlow(placementId:fetchPolicy:loadTimeout:)``, and its prices with ``getPaywallProducts(flow:)``.
///
/// > Important: This version makes no network requests. Flows and paywalls are answered from the fallback file, products from
/// > the configuration's ``AdaptyConfiguration/productSource``.
public enum Adapty {
    /// The one session of the process.
    static let session = AdaptySession()

    /// The default time limit of a call in seconds.
    public static let defaultLoadTimeout: TimeInterval = 5

    /// Starts the library. Call it once, at launch, before anything but ``setFallback(fileURL:)``.
    ///
    /// - Parameter configuration: The key, the person, and where products come from.
    /// - Throws: ``AdaptyError/Code/activateOnce`` (3005) where it was called before.
    public static func activate(with configuration: AdaptyConfiguration) async throws(AdaptyError) {
        try await session.activate(with: configuration)
    }

    /// Registers the fallback file, from which placements are answered where nothing newer can be had. It may be called before
    /// ``activate(with:)``. Files of the formats 8 to 11 are read, for the SDKs 3.8 to 4.3.
    ///
    /// - Parameter fileURL: Where the file is; a `file:` URL.
    /// - Throws: ``AdaptyError/Code/wrongParam`` (3001) where the URL isn't one of a file;
    ///   ``AdaptyError/Code/decodingFailed`` (2006) where the file can't be read, isn't a fallback file, or is of another format.
    ///   A file that is refused isn't used: one that was accepted before stays.
    public static func setFallback(fileURL: URL) async throws(AdaptyError) {
        try await session.setFallback(fileURL: fileURL)
    }
}
