/// Gives light.
public protocol Glowing: Sendable {
    /// What its light is measured in.
    associatedtype Unit: Comparable = Int
    /// How bright.
    var level: Int { get }
    /// A hint for the reader.
    func hint(_ verbose: Bool) -> String
    init?(name: String)
    static var maximum: Int { get }
}

extension Glowing {
    /// By default a plain hint.
    public func hint(_ verbose: Bool) -> String { verbose ? "It glows." : "Glow." }
    /// Brighter than another.
    public func outshines(_ other: some Glowing) -> Bool { level > other.level }
}

extension Glowing where Unit == Int {
    /// Only for whole units.
    public var whole: Bool { true }
}

public protocol Hanging: Glowing, AnyObject {}

/// A lantern hangs.
open class Lantern: @unchecked Sendable {
    /// The level.
    open var level: Int { 1 }
    public init() {}
    open func swing(_ times: Int) {}
    deinit {}
}

/// A lantern of paper.
public final class PaperLantern: Lantern, @unchecked Sendable, CustomStringConvertible {
    public override func swing(_ times: Int) {}
    public var description: String { "paper" }
}

/// Keeps lamps in order.
public actor Keeper<Item: Glowing> where Item.Unit: Hashable {
    public private(set) var items: [Item] = []
    public func add(_ item: Item) { items.append(item) }
    public nonisolated var count: Int { 0 }
}

/// How many lamps there are.
public let lampCount = 3
/// Lights all of them.
/// - Parameter lamps: Those to light.
/// - Complexity: O(*n*)
public func lightAll<L>(_ lamps: [L], using rule: (L) throws -> Bool = { _ in true }) rethrows -> Int where L: Glowing {
    try lamps.filter(rule).count
}
public func lightAll() {}

public typealias Lamps = [Lamp]

infix operator <~>: AdditionPrecedence
/// Mixes two lamps.
public func <~> (a: Lamp, b: Lamp) -> Lamp { a }
prefix operator √
public prefix func √ (a: Lamp) -> Lamp { a }

extension Array where Element == Lamp {
    /// The brightest of them.
    public var brightest: Lamp? { self.max { $0.level < $1.level } }
}

extension String {
    /// The lamp of that name.
    public var lamp: Lamp { Lamp(name: self) }
}

extension Lamp: CustomStringConvertible, Comparable {
    public var description: String { name }
    public static func < (a: Lamp, b: Lamp) -> Bool { a.level < b.level }
}

@freestanding(expression)
public macro glow(_ level: Int) -> String = #externalMacro(module: "GlowMacros", type: "Glow")

public struct Été { public init() {} }

public enum Namespace {
    public enum Deep {
        public struct Struct<T> {
            public var `default`: T?
            public func callAsFunction() {}
        }
    }
}

@propertyWrapper public struct Clamped<Value: Comparable & Sendable> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@resultBuilder public enum LampBuilder {
    public static func buildBlock(_ lamps: Lamp...) -> [Lamp] { lamps }
}
