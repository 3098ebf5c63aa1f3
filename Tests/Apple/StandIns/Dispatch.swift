// swift-format-ignore-file
import Darwin

// The part of Dispatch that the sources use, as its overlay for Swift declares it.

/// dispatch/object.h.
open class DispatchObject: @unchecked Sendable {
    init() { fatalError() }
    public func activate() {}
    public func resume() {}
}

/// dispatch/queue.h.
public final class DispatchQueue: DispatchObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 1)
        public static let initiallyInactive = Attributes(rawValue: 2)
    }
    public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

    public static var main: DispatchQueue { fatalError() }
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { fatalError() }
    public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { fatalError() }

    public convenience init(
        label: String,
        qos: DispatchQoS = .unspecified,
        attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit,
        target: DispatchQueue? = nil
    ) { fatalError() }
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
    public func sync<T>(execute work: () throws -> T) rethrows -> T { fatalError() }
    @preconcurrency public func async(
        group: DispatchGroup? = nil,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
    @preconcurrency public func asyncAfter(
        deadline: DispatchTime,
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {}
}

public final class DispatchSpecificKey<T>: Sendable {
    public init() {}
}

/// sys/qos.h.
public struct DispatchQoS: Equatable, Sendable {
    public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
    }
    public let qosClass: QoSClass
    public static var utility: DispatchQoS { fatalError() }
    public static var userInitiated: DispatchQoS { fatalError() }
    public static var unspecified: DispatchQoS { fatalError() }
}

/// dispatch/block.h.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// dispatch/group.h.
public final class DispatchGroup: DispatchObject, @unchecked Sendable {
    public override init() { fatalError() }
}

/// dispatch/semaphore.h.
public final class DispatchSemaphore: DispatchObject, @unchecked Sendable {
    public init(value: Int) { fatalError() }
    @discardableResult public func signal() -> Int { fatalError() }
    @available(*, noasync)
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { fatalError() }
}

public enum DispatchTimeoutResult: Sendable {
    case success, timedOut
}

/// dispatch/time.h.
public struct DispatchTime: Comparable, Sendable {
    public let rawValue: UInt64
    public static func now() -> DispatchTime { fatalError() }
    public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)
    public init(uptimeNanoseconds: UInt64) { fatalError() }
    public var uptimeNanoseconds: UInt64 { fatalError() }
    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { fatalError() }
}

/// dispatch/time.h; a `switch` over it needs a `default`, since it may get more cases.
public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)
    case never
    public static func == (left: DispatchTimeInterval, right: DispatchTimeInterval) -> Bool { fatalError() }
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }

/// dispatch/source.h.
public protocol DispatchSourceProtocol: AnyObject {}
public protocol DispatchSourceTimer: DispatchSourceProtocol, Sendable {}
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol, Sendable {}

extension DispatchSourceProtocol {
    public typealias DispatchSourceHandler = @Sendable @convention(block) () -> Void
    public func setEventHandler(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        handler: DispatchSourceHandler?
    ) {}
    public func setCancelHandler(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        handler: DispatchSourceHandler?
    ) {}
    public func setRegistrationHandler(
        qos: DispatchQoS = .unspecified,
        flags: DispatchWorkItemFlags = [],
        handler: DispatchSourceHandler?
    ) {}
    public func activate() {}
    public func cancel() {}
    public func resume() {}
}

extension DispatchSourceTimer {
    public func schedule(
        deadline: DispatchTime,
        repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {}
}

/// dispatch/source.h.
open class DispatchSource: DispatchObject, @unchecked Sendable {
    public struct TimerFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    public struct FileSystemEvent: OptionSet, RawRepresentable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var delete: FileSystemEvent { FileSystemEvent(rawValue: 0x1) }
        public static var write: FileSystemEvent { FileSystemEvent(rawValue: 0x2) }
        public static var extend: FileSystemEvent { FileSystemEvent(rawValue: 0x4) }
        public static var rename: FileSystemEvent { FileSystemEvent(rawValue: 0x20) }
    }
    public class func makeTimerSource(
        flags: TimerFlags = [],
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceTimer { fatalError() }
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32,
        eventMask: FileSystemEvent,
        queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { fatalError() }
}
