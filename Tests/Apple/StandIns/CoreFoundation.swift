// swift-format-ignore-file
@_exported import CoreFoundation
@_exported import Darwin

// The part of Core Foundation that the sources use, as Swift imports it; its objects aren't Sendable.

/// CFBase.h.
public class CFString {}

/// CFBase.h.
public class CFAllocator {}

/// CFBase.h.
public typealias CFIndex = Int

/// CFDate.h.
public typealias CFTimeInterval = Double

/// CFRunLoop.h.
public class CFRunLoop {}

/// CFRunLoop.h.
public class CFRunLoopSource {}

/// CFRunLoop.h.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var defaultMode: CFRunLoopMode { fatalError() }
    public static var commonModes: CFRunLoopMode { fatalError() }
}

/// CFRunLoop.h.
public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped = 2
    case timedOut = 3
    case handledSource = 4
}

/// CFRunLoop.h.
public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer!
    public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
    public init() { fatalError() }
}

/// CFRunLoop.h.
public func CFRunLoopGetMain() -> CFRunLoop! { fatalError() }

/// CFRunLoop.h.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!,
    _ order: CFIndex,
    _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { fatalError() }

/// CFRunLoop.h.
public func CFRunLoopAddSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}

/// CFRunLoop.h.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {}

/// CFRunLoop.h.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {}

/// CFRunLoop.h.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}

/// CFRunLoop.h.
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!,
    _ seconds: CFTimeInterval,
    _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { fatalError() }

/// CFCGTypes.h, CoreFoundation.swiftinterface.
@frozen public struct CGFloat: BinaryFloatingPoint, Hashable, Codable, Sendable {
#if arch(i386) || arch(arm) || arch(arm64_32)
    public typealias NativeType = Float
#else
    public typealias NativeType = Double
#endif
    public typealias Exponent = Int
    public typealias RawSignificand = UInt
    public typealias IntegerLiteralType = Int
    public typealias FloatLiteralType = NativeType
    public typealias Magnitude = CGFloat
    public var native: NativeType
    public init() { fatalError() }
    public init(_ value: Float) { fatalError() }
    public init(_ value: Double) { fatalError() }
    public init(_ value: CGFloat) { fatalError() }
    public init(_ value: Int) { fatalError() }
    public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
    public init?<Source: BinaryInteger>(exactly value: Source) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: NativeType) { fatalError() }
    public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
    public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) { fatalError() }
    public static var exponentBitCount: Int { fatalError() }
    public static var significandBitCount: Int { fatalError() }
    public static var radix: Int { fatalError() }
    public static var nan: CGFloat { fatalError() }
    public static var signalingNaN: CGFloat { fatalError() }
    public static var infinity: CGFloat { fatalError() }
    public static var greatestFiniteMagnitude: CGFloat { fatalError() }
    public static var leastNormalMagnitude: CGFloat { fatalError() }
    public static var leastNonzeroMagnitude: CGFloat { fatalError() }
    public static var pi: CGFloat { fatalError() }
    public var magnitude: CGFloat { fatalError() }
    public var exponentBitPattern: UInt { fatalError() }
    public var significandBitPattern: UInt { fatalError() }
    public var sign: FloatingPointSign { fatalError() }
    public var exponent: Int { fatalError() }
    public var significand: CGFloat { fatalError() }
    public var ulp: CGFloat { fatalError() }
    public var binade: CGFloat { fatalError() }
    public var significandWidth: Int { fatalError() }
    public var nextUp: CGFloat { fatalError() }
    public var isNormal: Bool { fatalError() }
    public var isFinite: Bool { fatalError() }
    public var isZero: Bool { fatalError() }
    public var isSubnormal: Bool { fatalError() }
    public var isInfinite: Bool { fatalError() }
    public var isNaN: Bool { fatalError() }
    public var isSignalingNaN: Bool { fatalError() }
    public var isCanonical: Bool { fatalError() }
    public mutating func negate() {}
    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func += (left: inout CGFloat, right: CGFloat) {}
    public static func -= (left: inout CGFloat, right: CGFloat) {}
    public static func *= (left: inout CGFloat, right: CGFloat) {}
    public static func /= (left: inout CGFloat, right: CGFloat) {}
    public mutating func formRemainder(dividingBy other: CGFloat) {}
    public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
    public mutating func formSquareRoot() {}
    public mutating func addProduct(_ left: CGFloat, _ right: CGFloat) {}
    public mutating func round(_ rule: FloatingPointRoundingRule) {}
    public func isEqual(to other: CGFloat) -> Bool { fatalError() }
    public func isLess(than other: CGFloat) -> Bool { fatalError() }
    public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
    public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
    public func distance(to other: CGFloat) -> CGFloat { fatalError() }
}
extension Double {
    public init(_ value: CGFloat) { fatalError() }
}
extension Float {
    public init(_ value: CGFloat) { fatalError() }
}
extension Int {
    public init(_ value: CGFloat) { fatalError() }
}
