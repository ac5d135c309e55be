import Testing
@testable import LocaleKit
