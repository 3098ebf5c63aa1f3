// swift-format-ignore-file
@_exported import Darwin

// What the sources use of Core Foundation, as Swift imports it; its objects aren't Sendable.

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
