// swift-format-ignore-file
@_exported import CoreFoundation
@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

// The part of Foundation that the sources use, apart from the classes in UIKit's headers, which Headers/Foundation
// declares. Each class is Sendable, and each closure `@Sendable`, if its header says so. Core Graphics isn't
// re-exported: Apple's Foundation does that on macOS alone.

public struct Date: Hashable, Comparable, Codable, Sendable {
    public init() {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public var timeIntervalSince1970: TimeInterval { fatalError() }
    public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
    public static func < (left: Date, right: Date) -> Bool { fatalError() }
    public static func + (date: Date, interval: TimeInterval) -> Date { fatalError() }
}

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public typealias Element = UInt8
    public typealias Index = Int
    public typealias Indices = Range<Int>
    public typealias SubSequence = Data
    public init() {}
    public init(_ bytes: UnsafeRawBufferPointer) {}
    public init<Bytes: Sequence>(_ bytes: Bytes) where Bytes.Element == UInt8 {}
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public var indices: Range<Int> { fatalError() }
    public subscript(index: Int) -> UInt8 { get { fatalError() } set {} }
    public subscript(range: Range<Int>) -> Data { get { fatalError() } set {} }
    public mutating func append(_ other: Data) {}
    public mutating func replaceSubrange<Bytes: Collection>(
        _ range: Range<Int>,
        with bytes: Bytes
    ) where Bytes.Element == UInt8 {}
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        fatalError()
    }
}

public struct URL: Hashable, Codable, Sendable {
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public init(filePath: String) {}
    public var absoluteString: String { fatalError() }
    public var isFileURL: Bool { fatalError() }
    public var scheme: String? { fatalError() }
    public var absoluteURL: URL { fatalError() }
    @available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    public func path(percentEncoded: Bool = true) -> String { fatalError() }
    public var path: String { fatalError() }
    public init(fileURLWithPath path: String) { fatalError() }
}

public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
    public init() {}
    public init(arrayLiteral indexes: Int...) {}
    public var count: Int { fatalError() }
    public subscript(index: Int) -> Int { get { fatalError() } set {} }
    public static func < (left: IndexPath, right: IndexPath) -> Bool { fatalError() }
}

/// NSJSONSerialization.h.
open class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { fatalError() }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension JSONDecoder: @unchecked Sendable {}
open class JSONDecoder {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

@available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension PropertyListDecoder: @unchecked Sendable {}
open class PropertyListDecoder {
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

/// NSError.h, Foundation's overlay.
public struct POSIXError: Error, Hashable {
    public enum Code: Int32, Sendable {
        case ENOENT = 2
        case EIO = 5
        case EACCES = 13
        case ENOTDIR = 20
        case EINVAL = 22
    }
    public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { fatalError() }
    public var code: POSIXErrorCode { fatalError() }
    public static func == (left: POSIXError, right: POSIXError) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}
public typealias POSIXErrorCode = POSIXError.Code
extension Error {
    public var localizedDescription: String { fatalError() }
}

/// NSNotification.h: not Sendable.
public struct Notification {
    public typealias Name = NSNotification.Name
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
}

/// NSNotification.h: NS_SWIFT_SENDABLE.
open class NotificationCenter: NSObject, @unchecked Sendable {
    open class var `default`: NotificationCenter { fatalError() }
    open func addObserver(
        forName name: Notification.Name?,
        object: Any?,
        queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func removeObserver(_ observer: Any) {}
}

/// NSOperation.h.
open class Operation: NSObject, @unchecked Sendable {
    public enum QueuePriority: Int, Sendable {
        case normal = 0
    }
    open var queuePriority: QueuePriority = .normal
}

/// NSOperation.h.
open class BlockOperation: Operation, @unchecked Sendable {
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
}

/// NSOperation.h.
open class OperationQueue: NSObject, @unchecked Sendable {
    open func addOperation(_ operation: Operation) {}
}

/// NSLock.h: NS_SWIFT_SENDABLE.
open class NSLock: NSObject, @unchecked Sendable {
    @available(*, noasync) open func lock() {}
    @available(*, noasync) open func unlock() {}
}

/// NSThread.h: the class isn't Sendable.
open class Thread: NSObject {
    open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
    open class func sleep(forTimeInterval seconds: TimeInterval) {}
}

/// NSFileHandle.h: NS_SWIFT_SENDABLE.
open class FileHandle: NSObject, @unchecked Sendable {
    open class var standardError: FileHandle { fatalError() }
    open var fileDescriptor: Int32 { fatalError() }
    open func write(_ data: Data) {}
}

/// NSFileManager.h: not Sendable.
open class FileManager: NSObject {}

/// NSProcessInfo.h.
open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { fatalError() }
    open var environment: [String: String] { fatalError() }
}

#if os(macOS)
/// NSTask.h: for macOS alone, and not Sendable.
open class Process: NSObject {}
#endif

/// NSURLRequest.h.
public struct URLRequest: Hashable, Sendable {
    public init(url: URL) {}
    public var url: URL?
    public var httpMethod: String?
    public var httpBody: Data?
    public var allHTTPHeaderFields: [String: String]?
}

/// NSURLResponse.h: NS_SWIFT_SENDABLE.
open class URLResponse: NSObject, @unchecked Sendable {
}

/// NSURLResponse.h: NS_SWIFT_SENDABLE.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
    open var statusCode: Int { fatalError() }
}

/// NSURLSession.h: NS_SWIFT_SENDABLE.
open class URLSessionTask: NSObject, @unchecked Sendable {
    open func resume() {}
    open func cancel() {}
}

/// NSURLSession.h: NS_SWIFT_SENDABLE.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// NSURLSession.h: NS_SWIFT_SENDABLE; all of its methods are optional.
@objc public protocol URLSessionTaskDelegate: NSObjectProtocol, Sendable {}

/// NSURLSession.h: NS_SWIFT_SENDABLE.
open class URLSession: NSObject, @unchecked Sendable {
    open class var shared: URLSession { fatalError() }
    open func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask { fatalError() }
}

// As Foundation.swiftinterface has it.
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension URLSession {
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            public mutating func next() async throws -> UInt8? { fatalError() }
        }
        public func makeAsyncIterator() -> AsyncIterator { fatalError() }
    }
    public func bytes(
        for request: URLRequest,
        delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) { fatalError() }
}

// Bridging, as Foundation.swiftinterface has it.

extension _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) { fatalError() }
    public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
        fatalError()
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}
extension String: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSString }
extension Array: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSArray }
extension Dictionary: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDictionary }
extension Set: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSSet }
extension Int: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int8: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int16: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int32: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Int64: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt8: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt16: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt32: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension UInt64: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Float: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Double: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension Bool: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension CGFloat: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNumber }
extension CGPoint: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }
extension CGSize: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }
extension CGRect: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSValue }
extension Date: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSDate }
extension Data: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSData }
extension URL: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURL }
extension URLRequest: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSURLRequest }
extension IndexPath: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSIndexPath }
extension Notification: _ObjectiveCBridgeable { public typealias _ObjectiveCType = NSNotification }

/// NSKeyValueObserving.h, Foundation.swiftinterface.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
public struct NSKeyValueObservedChange<Value> {
}
open class NSKeyValueObservation: NSObject {
    open func invalidate() {}
    override init() { fatalError() }
}
extension _KeyValueCodingAndObserving {
    @preconcurrency public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { fatalError() }
}

/// NSRange.h, Foundation.swiftinterface.
extension NSRange {
    public init(_ range: Range<Int>) { fatalError() }
    public var lowerBound: Int { fatalError() }
    public var upperBound: Int { fatalError() }
}
extension NSRange: Hashable {
    public static func == (left: NSRange, right: NSRange) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) {}
}

/// NSError.h, Foundation.swiftinterface.
extension NSError: Error {}
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
