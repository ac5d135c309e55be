import Foundation

/// Why a call failed: a number that is the same on every platform, a text that says what to do, and the cause where another
/// error led to this one.
public struct AdaptyError: Error, Sendable {
    /// The kind of failure, as a number. Compare it with the named ones, as ``Code/notActivated``.
    public let code: Code
    /// What went wrong and what to do about it, in English, for logs. It never holds a key or a token.
    public let message: String
    /// The error that led to this one.
    public let underlyingError: (any Error)?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - message: What went wrong and what to do about it.
    ///   - underlyingError: The error that led to this one.
    public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.underlyingError = underlyingError
    }
}

extension AdaptyError {
    /// The number of a failure. The set is open: the store's own failures are 1 to 14.
    public struct Code: RawRepresentable, Sendable, Hashable, Codable {
        /// The number.
        public let rawValue: Int

        /// Keeps any number.
        ///
        /// - Parameter rawValue: The number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// 0: the cause isn't known.
        public static let unknown = Code(rawValue: 0)
        /// 1000: the store knows none of the paywall's products.
        public static let noProductIDsFound = Code(rawValue: 1000)
        /// 1002: the store couldn't be asked for products.
        public static let productRequestFailed = Code(rawValue: 1002)
        /// 2002: ``Adapty/activate(with:)`` wasn't called, or the server refused the key.
        public static let notActivated = Code(rawValue: 2002)
        /// 2003: the server didn't accept the request.
        public static let badRequest = Code(rawValue: 2003)
        /// 2004: the server couldn't answer.
        public static let serverError = Code(rawValue: 2004)
        /// 2005: the server couldn't be reached, or there is nothing that could be used instead.
        public static let networkFailed = Code(rawValue: 2005)
        /// 2006: an answer or a file isn't what it should be.
        public static let decodingFailed = Code(rawValue: 2006)
        /// 2009: a request couldn't be written.
        public static let encodingFailed = Code(rawValue: 2009)
        /// 3000: analytics are switched off for this profile.
        public static let analyticsDisabled = Code(rawValue: 3000)
        /// 3001: an argument can't be used.
        public static let wrongParam = Code(rawValue: 3001)
        /// 3005: ``Adapty/activate(with:)`` was called a second time.
        public static let activateOnce = Code(rawValue: 3005)
        /// 3006: another person logged in while the call ran.
        public static let profileWasChanged = Code(rawValue: 3006)
        /// 3007: the content is of a kind that the call can't return.
        public static let unsupportedData = Code(rawValue: 3007)
        /// 3101: the time limit passed.
        public static let fetchTimeout = Code(rawValue: 3101)
        /// 9000: the call was cancelled.
        public static let operationInterrupted = Code(rawValue: 9000)
    }
}

extension AdaptyError: CustomStringConvertible, LocalizedError, CustomNSError {
    /// The number and the message on one line.
    public var description: String { "AdaptyError \(code.rawValue): \(message)" }
    /// The same as `message`.
    public var errorDescription: String? { message }
    /// The domain that the error has as an `NSError`.
    public static var errorDomain: String { "AdaptyError" }
    /// The number of `code`.
    public var errorCode: Int { code.rawValue }
}
