// swift-format-ignore-file
@_exported import CoreFoundation
@_exported import Darwin

// The part of Core Foundation that the sources use, as Swift imports it: CFBase.h, CFDate.h, CFRunLoop.h. Its
// objects aren't Sendable.

public class CFString {}
public class CFAllocator {}
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public class CFRunLoop {}
public class CFRunLoopSource {}

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var defaultMode: CFRunLoopMode { fatalError() }
}

public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped = 2
    case timedOut = 3
    case handledSource = 4
}

public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer!
    public var perform: (@convention(c) (UnsafeMutableRawPointer?) -> Void)!
    public init() { fatalError() }
}
public func CFRunLoopGetMain() -> CFRunLoop! { fatalError() }
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!,
    _ order: CFIndex,
    _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { fatalError() }
public func CFRunLoopAddSource(_ loop: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {}
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) {}
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) {}
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!,
    _ seconds: CFTimeInterval,
    _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { fatalError() }

/// CFCGTypes.h, CoreFoundation.swiftinterface.
@frozen public struct CGFloat: Comparable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
#if arch(i386) || arch(arm) || arch(arm64_32)
    public typealias NativeType = Float
#else
    public typealias NativeType = Double
#endif
    public var native: NativeType
    public init(_ value: Double) { fatalError() }
    public init(_ value: Int) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public init(floatLiteral value: NativeType) { fatalError() }
    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
    public static func < (left: CGFloat, right: CGFloat) -> Bool { fatalError() }
}
extension Double {
    public init(_ value: CGFloat) { fatalError() }
}
