// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation

// objc/runtime.h: objects that are attached to others, and freed with them.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_RETAIN = 769
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociationHolder)?.associations[key]
}

public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    let holder = object as? any AssociationHolder
    if value != nil, holder == nil { fatalError("\(object) stores no associations: let it be an AssociationHolder.") }
    holder?.associations[key] = value
}

/// The objects that are attached to one object.
///
/// A class of the stand-ins stores it in its root class, so that it is freed with the object, after its deinit.
/// Objective-C's runtime frees it after the object's own fields; here it is freed before those of the subclasses.
public final class Associations: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Any] = [:]
    private var end: () -> Void = {}

    public init() {}

    deinit {
        tellOfDeallocation()
    }

    /// Objective-C's first step when it frees the object: a class that depends on the order calls it in its `deinit`.
    public func tellOfDeallocation() {
        let end = lock.withLock {
            defer { self.end = {} }
            return self.end
        }
        end()
    }

    /// What is told then.
    public func setEnd(_ end: @escaping () -> Void) {
        lock.withLock { self.end = end }
    }

    public subscript(key: UnsafeRawPointer) -> Any? {
        get { lock.withLock { values[key] } }
        set {
            // The former object is freed after the lock is released.
            let old = lock.withLock {
                let old = values[key]
                values[key] = newValue
                return old
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// An object that stores its attached objects.
public protocol AssociationHolder: AnyObject {
    nonisolated var associations: Associations { get }
}
