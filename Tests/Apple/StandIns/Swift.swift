// swift-format-ignore-file

// Declarations that the standard library has only with Objective-C; this text is appended to its interface.

@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
  public typealias Distance = Swift.Int
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee {
    get
    nonmutating set
  }
}
@_silgen_name("_swift_stdlib_getErrorEmbeddedNSError")
public func _getErrorEmbeddedNSError<T>(_ error: T) -> Swift.AnyObject? where T : Swift.Error
@_silgen_name("_swift_stdlib_bridgeErrorToNSError")
public func _bridgeErrorToNSError(_ error: __owned any Swift.Error) -> Swift.AnyObject
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any
public func _forceBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T
public func _conditionallyBridgeFromObjectiveC<T>(_ x: Swift.AnyObject, _: T.Type) -> T?
