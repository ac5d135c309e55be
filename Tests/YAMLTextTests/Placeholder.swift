import Testing
@testable import YAMLText
