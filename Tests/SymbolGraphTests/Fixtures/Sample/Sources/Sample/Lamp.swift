/// A lamp in the window, with a *warm* light.
///
/// A lamp is lit with ``light(at:)`` and put out with ``dim(by:)-swift.method``.
///
///     let lamp = Lamp(name: "Été")
///
/// > Important: Never leave a lamp unattended.
///
/// - Note: A lamp keeps its last level,
///   even after a power cut.
/// - Since: 2.1
///
/// ## Care
///
/// Dust it often.
///
/// ## Topics
///
/// ### Light
///
/// - ``light(at:)``
/// - ``Shade``
///
/// ### Making one
///
/// - ``init(name:)``
@available(macOS, introduced: 12.0)
public struct Lamp: Glowing, Hashable, Codable {
    /// The name on the label.
    public let name: String
    /// From 0 to 100.
    public var level: Int = 0
    public static let maximum = 100

    /// Makes a lamp.
    ///
    /// - Parameter name: what the label says, “Été” for one.
    public init(name: String) { self.name = name }

    /// Makes a lamp from a code.
    /// - Parameters:
    ///   - code: The code, as printed.
    ///
    ///     Codes of older lamps work too.
    ///   - strict: Whether blanks are refused.
    /// - Throws: ``LampError/broken(code:)`` where it can't be read.
    public init(code: String, strict: Bool = true) throws(LampError) {
        if code.isEmpty { throw .broken(code: 1) }
        self.name = code
    }

    /// Lights the lamp.
    ///
    /// - Parameters:
    ///   - level: From 0 to 100.
    ///   - speed: A parameter that is gone.
    /// - Returns: Whether it lit.
    @discardableResult
    public mutating func light(at level: Int, slowly: Bool = false) async throws -> Bool {
        self.level = level
        return true
    }

    /// Lights the lamp fully.
    public mutating func light(at level: Int) { self.level = level }
    /// Lights the lamp by a share.
    public mutating func light(at share: Double) { level = Int(share * 100) }

    /// Dims the lamp.
    public mutating func dim(by step: Int) { level -= step }
    /// Dims a lamp of the house.
    public static func dim(by step: Int) -> Lamp { Lamp(name: "dim") }

    @available(*, deprecated, renamed: "light(at:)", message: "Use light(at:) instead")
    public mutating func switchOn() { level = 100 }

    @available(*, unavailable, message: "Lamps have no colour")
    public func colour() -> Int { 0 }

    public subscript(position: Int) -> Character { Array(name)[position] }
    public static subscript(name: String) -> Lamp { Lamp(name: name) }

    public static func + (a: Lamp, b: Lamp) -> Lamp { Lamp(name: a.name + b.name) }

    /// Another name for the name.
    public typealias Label = String

    /// What covers the light.
    public enum Shade: String, CaseIterable, Sendable {
        /// Of paper.
        case paper
        case glass, tin
        /// A part of the shade.
        public struct Part { public var weight: Double = 0 }
    }

    func hidden() {}
}

/// Differs from ``Lamp`` by case only.
public struct LAMP { public var lamp: Lamp? }

/**
 What can go wrong.

 Both cases are final.
 */
public enum LampError: Error, Equatable {
    /// It is broken.
    /// - Parameter code: The fault's number.
    case broken(code: Int)
    case missing
}
