// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// The name of a message: objc/objc.h.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    public init(_ name: String) {
        description = name
    }

    public init(stringLiteral name: String) {
        description = name
    }
}

/// An object that knows which messages it responds to.
@MainActor
public protocol MessageAnswering {
    func answers(_ selector: Selector) -> Bool
}

extension NSObject {
    /// Whether an object responds to a message: objc/NSObject.h.
    ///
    /// Every object of Swift does, by the default of the protocol. The default can't be overridden, since it is in an
    /// extension; a type with other answers conforms to ``MessageAnswering``.
    public func responds(to selector: Selector?) -> Bool {
        guard let selector else { return false }
        nonisolated(unsafe) let object = self
        return MainActor.assumeIsolated { (object as? any MessageAnswering)?.answers(selector) } ?? true
    }
}
