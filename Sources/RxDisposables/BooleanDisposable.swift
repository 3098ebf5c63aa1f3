/// A flag that `dispose()` sets.
///
/// ```swift
/// let stopped = BooleanDisposable()
/// while !stopped.isDisposed { work() }  // another thread calls stopped.dispose()
/// ```
public final class BooleanDisposable: Cancelable {
    // All is inlinable, so that clients that keep a flag to themselves have it on the stack.
    @usableFromInline let disposed: AtomicBool

    /// Makes a flag that isn't set.
    @inlinable
    public convenience init() {
        self.init(isDisposed: false)
    }

    /// Makes a flag.
    ///
    /// - Parameter isDisposed: Whether it counts as disposed of from the start.
    @inlinable
    public init(isDisposed: Bool) {
        disposed = AtomicBool(isDisposed)
        #if DEBUG || ResourceTracing
        Resources.incrementTotal()
        #endif
    }

    #if DEBUG || ResourceTracing
    deinit {
        Resources.decrementTotal()
    }
    #else
    @inlinable
    deinit {}
    #endif

    /// Whether `dispose()` has been called.
    @inlinable
    public var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    /// Sets the flag.
    ///
    /// Further calls do nothing.
    @inlinable
    public func dispose() {
        disposed.store(true, ordering: .releasing)
    }
}
