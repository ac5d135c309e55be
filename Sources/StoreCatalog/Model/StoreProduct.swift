import AdaptyClient
import Diagnostics
import LocaleKit

/// A product as the store's files know it, in every storefront that they cover.
public struct StoreProduct: Sendable, Identifiable {
    /// What kind of thing is sold.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Used up, and can be bought again.
        case consumable
        /// Kept for ever.
        case nonConsumable = "non-consumable"
        /// For a limited time, without renewal.
        case nonRenewing = "non-renewing"
        /// Renews until it is cancelled.
        case subscription
        /// The file doesn't say, as a price list does for a product without a period.
        case unknown
    }

    /// The group whose subscriptions stand in for one another: a person has one of them at most.
    public struct Group: Sendable, Hashable {
        /// The group's id in the store.
        public let id: String
        /// The group's internal name.
        public let name: String
    }

    /// The product's id in the store; of a base plan of Google Play the subscription's and the plan's, as `pro:yearly`.
    public let id: String
    /// The store that sells it; `nil` where the file doesn't say, as a price list.
    public internal(set) var store: StoreKind?
    /// The base plan that this is, on Google Play.
    public internal(set) var basePlan: StoreBasePlan?
    /// What kind of thing is sold.
    public internal(set) var kind: Kind
    /// The internal name, not for customers; `nil` where the file has none.
    public internal(set) var referenceName: String?
    /// The App Store's number of the product (its Apple ID); `nil` where the file has none.
    public internal(set) var storeNumber: String?
    /// Whether a family shares the purchase.
    public internal(set) var isFamilyShareable: Bool
    /// The subscription group; `nil` for anything but subscriptions, and in price lists.
    public internal(set) var group: Group?
    /// The level inside the group, 1 the highest. Several plans may share one.
    public internal(set) var level: Int?
    /// How often it renews, as the file says it: seven days stay seven days. `nil` for anything but subscriptions
    /// and Google Play's prepaid plans, where it is how long the plan lasts.
    public internal(set) var period: Period?
    /// The texts that customers read, in the order of the files; of a locale that several files have, the first one's.
    public internal(set) var texts: [AdaptyStoreProduct.Text]
    /// What each storefront charges, in the order of the files.
    public internal(set) var listings: [StoreListing]
    /// Where the product's id stands in the first file that has it.
    public let range: SourceRange
    /// The storefronts that a file names without selling the product there, and why.
    public internal(set) var absences: [StoreAbsence] = []

    /// The product's id without the base plan: of `pro:yearly`, `pro`.
    public var productId: String {
        guard let basePlan, id.hasSuffix(":" + basePlan.id) else { return id }
        return String(id.dropLast(basePlan.id.count + 1))
    }

    /// The base plan's id, on Google Play.
    public var basePlanId: String? { basePlan?.id }

    /// Whether some storefront sells it.
    public var isSold: Bool { !listings.isEmpty }

    /// Why a storefront doesn't sell the product; `nil` where it does, or where no file says anything about it.
    ///
    /// - Parameter storefront: ISO 3166-1 alpha-3.
    public func absence(in storefront: String) -> StoreAbsence? {
        listing(in: storefront) == nil ? absences.first { $0.storefront == storefront } : nil
    }

    /// What one storefront charges.
    ///
    /// - Parameter storefront: ISO 3166-1 alpha-3.
    /// - Returns: `nil` where the files don't sell the product there.
    public func listing(in storefront: String) -> StoreListing? { listings.first { $0.storefront == storefront } }

    /// The text for a reader of a locale, matched as ``LocaleMatcher`` does.
    ///
    /// - Parameters:
    ///   - locales: The locales that are wanted, in order, in any spelling.
    ///   - fallback: The locale for everybody else; one of ``texts``, or nothing is found.
    /// - Returns: The text whose title isn't empty, with its locale as the file spells it.
    public func text(for locales: [String], fallback: String? = nil) -> AdaptyStoreProduct.Text? {
        let filled = texts.filter { !$0.title.isEmpty }
        let match = LocaleMatcher(available: filled.map(\.locale), fallback: fallback).match(asked: locales)
        return filled.first { $0.locale == match.used }
    }
}
