#if canImport(ObjectiveC)
internal import ObjectiveC
public import RxDisposables
public import RxObservable
public import RxTraits

// Only Objective-C's runtime can attach a value to any object. On other systems, nothing reports when an arbitrary
// object is freed, so there the object stores its lifetime itself: see `LifetimeTracking`.
extension Reactive where Base: AnyObject {
    /// A bag that is disposed of when the object is freed.
    ///
    /// Setting a new bag disposes of the contents of the old one.
    ///
    /// Only on Apple's systems; ``LifetimeTracking`` works everywhere.
    @_disfavoredOverload  // many apps have a `disposeBag` here of their own, or of another library
    public var disposeBag: DisposeBag {
        get { attachedLifetime(of: base).disposeBag }
        nonmutating set { attachedLifetime(of: base).disposeBag = newValue }
    }

    /// Emits one element and completes when the object is freed, or at once if it has been.
    ///
    /// Only on Apple's systems; ``LifetimeTracking`` works everywhere.
    public var deallocated: Observable<Void> {
        attachedLifetime(of: base).deallocated
    }
}

private let attachingLock = Lock()
// SAFETY: only its address is used, as a key.
private nonisolated(unsafe) var attachmentKey: UInt8 = 0

/// The lifetime that is attached to an object, which gets one if it has none.
private func attachedLifetime(of object: AnyObject) -> Lifetime {
    func attached() -> Lifetime? {
        objc_getAssociatedObject(object, &attachmentKey) as? Lifetime
    }
    // The lifetime is made outside the lock. If two threads make one at the same time, the first one to take the lock
    // attaches its own.
    if let lifetime = attachingLock.withLock(attached) { return lifetime }
    let new = Lifetime()
    return attachingLock.withLock {
        if let other = attached() { return other }
        objc_setAssociatedObject(object, &attachmentKey, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
}
#endif
