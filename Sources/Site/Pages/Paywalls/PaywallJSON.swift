import Diagnostics
import JSONText
import LocaleKit

/// `internal/data/paywalls.json`: the facts of every screen, for machines.
enum PaywallJSON {
    static func bytes(_ set: PaywallSet) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { root in
            root.array("sources") { list in
                for source in set.sources {
                    list.object { object in
                        object.member("kind", source.kind)
                        object.member("file", source.file)
                        object.key("format")
                        if let format = source.format { object.int(format) } else { object.null() }
                        object.member("createdAt", orNull: source.createdAt)
                    }
                }
            }
            root.array("placements") { list in
                for placement in set.placements { list.object { write(placement, &$0) } }
            }
            root.key("prices")
            PriceTableJSON(matrix: set.matrix).write(&root)
            root.array("stores") { list in
                for pair in set.pairs {
                    list.object { object in
                        object.member("adaptyProductId", orNull: pair.adaptyProductId)
                        object.member("appStore", orNull: pair.appStore?.id)
                        object.member("googlePlay", orNull: pair.googlePlay?.id)
                    }
                }
            }
        }
        writer.newLineAtEnd()
        return writer.bytes
    }

    private static func write(_ placement: PaywallPlacement, _ object: inout JSONWriter) {
        object.member("id", placement.id)
        object.member("audience", orNull: placement.audience)
        object.key("revision")
        if let revision = placement.revision { object.int(revision) } else { object.null() }
        object.member("abTest", orNull: placement.abTest)
        object.array("variations") { list in
            for variation in placement.variations {
                list.object { object in
                    object.member("id", variation.id)
                    object.member("kind", variation.kind.rawValue)
                    object.member("name", variation.name)
                    object.member("weight", variation.weight)
                    object.member("hasViewConfiguration", variation.hasViewConfiguration)
                    object.array("screens") { list in
                        for screen in variation.screens { list.object { write(screen, &$0) } }
                    }
                }
            }
        }
    }

    private static func write(_ screen: PaywallScreen, _ object: inout JSONWriter) {
        object.member("locale", screen.match?.used ?? screen.locale.code)
        object.member("storefront", orNull: screen.locale.storefront)
        object.member("formattingLocale", screen.locale.formattingLocale)
        object.member("direction", screen.locale.direction)
        object.member("path", screen.path)
        object.array("products") { list in
            for product in screen.products { list.object { write(product, &$0) } }
        }
        object.member("state", screen.state.rawValue)
        object.array("copy") { list in
            for entry in screen.copy {
                list.object { object in
                    object.member("key", entry.key)
                    object.member("source", orNull: entry.source)
                    object.member("text", orNull: entry.text)
                    object.member("state", entry.state.rawValue)
                }
            }
        }
        if let match = screen.match {
            object.key("reader")
            object.object { object in
                object.member("id", screen.locale.code)
                object.array("asked") { list in for code in match.asked { list.string(code) } }
                object.member("used", orNull: match.used)
                object.member("reason", match.reason.rawValue)
                object.array("steps") { list in for step in match.steps { list.string(step) } }
            }
        }
    }

    private static func write(_ product: PaywallProduct, _ object: inout JSONWriter) {
        object.member("id", product.id)
        object.member("title", orNull: product.title)
        object.member("titleLanguage", orNull: product.titleLanguage)
        object.member("description", orNull: product.description)
        object.member("missing", product.isMissing)
        price(product.price, &object)
        period(product.period, &object)
        object.key("pricePer")
        if product.pricePer.isEmpty {
            object.null()
        } else {
            object.object { object in
                for unit in PeriodUnit.allCases { object.member(unit.rawValue, orNull: product.pricePer[unit.rawValue]) }
            }
        }
        object.array("offers") { list in
            for offer in product.offers {
                list.object { object in
                    object.member("type", offer.type)
                    object.member("paymentMode", offer.paymentMode)
                    object.member("id", orNull: offer.id)
                    price(offer.price, &object)
                    period(offer.period, &object)
                    object.member("numberOfPeriods", offer.numberOfPeriods)
                    object.member("duration", offer.duration)
                }
            }
        }
    }

    private static func price(_ price: PaywallProduct.Price?, _ object: inout JSONWriter) {
        object.key("price")
        guard let price else { return object.null() }
        object.object { object in
            object.member("amount", StrictDecimal.text(price.amount))
            object.member("currency", price.currency)
            object.member("text", price.text)
        }
    }

    private static func period(_ period: PaywallProduct.Length?, _ object: inout JSONWriter) {
        object.key("period")
        guard let period else { return object.null() }
        object.object { object in
            object.member("unit", period.unit)
            object.member("count", period.count)
            object.member("text", period.text)
        }
    }
}
