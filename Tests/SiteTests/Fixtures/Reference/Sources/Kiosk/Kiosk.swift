/// A kiosk that sells *papers*.
///
/// Opens with ``open(at:)``, takes ``Coin``s and `<tips>`; see ``Coinn``, ``Kiosk/Paper`` and ``sell(_:)``.
/// More on [its site](https://kiosk.example/a?b&c), nothing on [this page](other.md).
///
/// # Hours
///
/// Open from six.
///
/// - Warning: It closes early on Sundays.
///
/// Closed on Mondays.
///
/// - Precondition: There is a kiosk.
///
/// ## See Also
///
/// - ``Coin``
@available(iOS 15.0, *)
public struct Kiosk: Selling, Equatable {
    /// Opens the kiosk.
    ///
    /// ## Early
    ///
    /// Before six it stays shut.
    ///
    /// - Parameter hour: From 0 to 23, see ``Coin``.
    /// - Returns: Whether it opened.
    /// - Throws: ``Coin/fake`` for one.
    public func open(at hour: Int) throws -> Bool { true }

    /// Sells a paper.
    public func sell(_ paper: Paper) {}
    /// Sells a number of papers.
    public func sell(_ count: Int) {}

    /// Delivers papers to every door of the street.
    public func deliver<Doors: Collection>(
        _ paper: Paper, to doors: Doors, before hour: Int = 7, using greet: (String, Int) -> String = { name, _ in name }
    ) -> [Paper] where Doors.Element == String { [] }

    @available(*, deprecated, message: "Use ``open(at:)``")
    public func unlock() {}

    /// What is sold.
    public enum Paper: Sendable {
        /// Printed today.
        case daily
        /// - Parameter wk: The week.
        case weekly(week: Int)
    }
}

/// Sells something.
public protocol Selling {}

extension Selling {
    /// Calls out loud.
    public func call() {}
}

/// What is paid with.
public enum Coin: Error {
    /// Not a real one.
    case fake
}

extension String {
    /// A headline.
    public var headline: String { self }
}
