// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

import Foundation

// objc/runtime.h: objects that are attached to others, and freed with them.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations(of: object as AnyObject, making: false)?[key]
}

public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    associations(of: object as AnyObject, making: value != nil)?[key] = value
}

/// What is attached to one object.
///
/// A class of stand-ins stores it in its root, so that it is freed with the object, after its deinit. Objective-C's
/// runtime frees it after the object's own fields; here it goes before those of the classes below the root.
public final class Associations: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [UnsafeRawPointer: Any] = [:]

    public init() {}

    public subscript(key: UnsafeRawPointer) -> Any? {
        get { lock.withLock { values[key] } }
        set {
            // What was there is freed behind the lock.
            let old = lock.withLock {
                let old = values[key]
                values[key] = newValue
                return old
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// An object that stores what is attached to it.
public protocol AssociationHolder: AnyObject {
    nonisolated var associations: Associations { get }
}

/// Frees what is attached to objects that don't store it and that are gone.
///
/// They don't tell when they go, so this
/// happens with the next use of an association of such an object, too.
public func releaseAssociationsOfFreedObjects() {
    table.sweep()
}

private func associations(of object: AnyObject, making: Bool) -> Associations? {
    if let holder = object as? any AssociationHolder { return holder.associations }
    return table.associations(of: object, making: making)
}

private let table = AssociationTable()

private final class AssociationTable: @unchecked Sendable {
    private struct Row {
        weak var object: AnyObject?
        let associations: Associations
    }

    private let lock = NSLock()
    private var rows: [ObjectIdentifier: Row] = [:]

    func associations(of object: AnyObject, making: Bool) -> Associations? {
        sweep()
        return lock.withLock {
            if let row = rows[ObjectIdentifier(object)] { return row.associations }
            guard making else { return nil }
            let associations = Associations()
            rows[ObjectIdentifier(object)] = Row(object: object, associations: associations)
            return associations
        }
    }

    func sweep() {
        let freed = lock.withLock {
            let freed = rows.filter { $0.value.object == nil }
            for key in freed.keys { rows[key] = nil }
            return freed
        }
        withExtendedLifetime(freed) {}
    }
}
