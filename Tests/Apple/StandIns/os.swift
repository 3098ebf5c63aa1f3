// swift-format-ignore-file

// The part of os that the sources use: os.swiftinterface.

public struct OSSignpostID: Sendable {
    public static let exclusive = OSSignpostID()
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public final class OSSignpostIntervalState {
    init() {}
}

public struct OSLogPrivacy: Sendable {
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
}

public struct SignpostInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    ) {}
}

public struct SignpostMetadata: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: SignpostInterpolation) {}
}

@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}
    public var isEnabled: Bool { fatalError() }
    public func makeSignpostID() -> OSSignpostID { fatalError() }
    public func beginInterval(
        _ name: StaticString,
        id: OSSignpostID = .exclusive,
        _ message: SignpostMetadata
    ) -> OSSignpostIntervalState { fatalError() }
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { fatalError() }
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata) { fatalError() }
}
