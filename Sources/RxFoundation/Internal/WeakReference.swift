/// A weak reference that closures on any thread may hold.
///
/// A `weak let` would do, but needs Swift 6.2.3.
// SAFETY: a weak reference may be read from any thread, and this one is never written. What its reader does with the
// object is the reader's proof.
struct WeakReference<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
