// swift-format-ignore-file

@_exported import Foundation

// XCTest/XCUIApplication.h, XCUIElement.h, XCUIElementQuery.h, reduced to what the tests of the sample app use.

open class XCTestCase: NSObject {}

public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool) {}

@MainActor public protocol XCUIElementTypeQueryProvider {}

@MainActor extension XCUIElementTypeQueryProvider {
    public var buttons: XCUIElementQuery { fatalError() }
    public var navigationBars: XCUIElementQuery { fatalError() }
    public var searchFields: XCUIElementQuery { fatalError() }
    public var staticTexts: XCUIElementQuery { fatalError() }
    public var tabBars: XCUIElementQuery { fatalError() }
    public var textFields: XCUIElementQuery { fatalError() }
}

@MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    public var firstMatch: XCUIElement { fatalError() }
    public subscript(key: String) -> XCUIElement { fatalError() }
}

@MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
    public func tap() {}
    public func typeText(_ text: String) {}
    public func waitForExistence(timeout: TimeInterval) -> Bool { false }
}

@MainActor open class XCUIApplication: XCUIElement {
    public func launch() {}
}
