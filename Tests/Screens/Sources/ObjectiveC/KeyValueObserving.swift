// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Foundation/NSKeyValueObserving.h.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
}
