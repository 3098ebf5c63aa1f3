// swift-format-ignore-file
@_exported import Darwin

// What the sources use of Objective-C's runtime.

/// objc/NSObject.h.
public protocol NSObjectProtocol: AnyObject {
    var hash: Int { get }
    var description: String { get }
}

/// objc/NSObject.h; not Sendable.
open class NSObject: NSObjectProtocol {
    public init() { fatalError() }
    open var hash: Int { fatalError() }
    open var description: String { fatalError() }
}

/// objc/runtime.h.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// objc/runtime.h.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }

/// objc/runtime.h.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {}
