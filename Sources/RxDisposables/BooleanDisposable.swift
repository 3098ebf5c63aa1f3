/// A flag that `dispose()` sets.
///
/// ```swift
/// let stopped = BooleanDisposable()
/// while !stopped.isDisposed { work() }  // another thread calls stopped.dispose()
/// ```
public final class BooleanDisposable: Cancelable {
    private let counted = Counted()
    private let disposed: AtomicBool

    /// Makes a flag that isn't set.
    public convenience init() {
        self.init(isDisposed: false)
    }

    /// Makes a flag.
    ///
    /// - Parameter isDisposed: Whether it counts as disposed of from the start.
    public init(isDisposed: Bool) {
        disposed = AtomicBool(isDisposed)
    }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    /// Sets the flag.
    ///
    /// Further calls do nothing.
    public func dispose() {
        disposed.store(true, ordering: .releasing)
    }
}
