/// Disposes of an underlying disposable once this object and all disposables that `retain()` has returned are disposed
/// of.
///
/// ```swift
/// let connection = RefCountDisposable(disposable: connect())
/// let user = connection.retain()
/// connection.dispose()  // `user` keeps the connection
/// user.dispose()        // ends it
/// ```
public final class RefCountDisposable: Cancelable {
    private let counted = Counted()
    // Twice the number of users that `retain()` has returned and that haven't been disposed of; plus 1 once `dispose()`
    // has been called. One word holds both, so that a single value, 1, means "called, and no user left", and a single
    // step leads to it. From then on it stays 1.
    private let state = AtomicInt(0)

    // `init` writes this field. Then only the thread that changed `state` to 1 accesses it, or `deinit`, which has
    // exclusive access.
    private let underlying: DisposableBits

    /// Makes one.
    ///
    /// - Parameter disposable: The underlying disposable.
    public init(disposable: any Disposable) {
        underlying = DisposableBits(disposable)
    }

    deinit {
        var rest = underlying.take()
        Teardown.release(&rest)
    }

    /// Whether the underlying disposable has been disposed of; not merely whether `dispose()` has been called.
    public var isDisposed: Bool {
        state.load(ordering: .acquiring) == 1
    }

    /// Makes one more disposable that has to be disposed of before the underlying one is.
    ///
    /// - Returns: The disposable; one with nothing to do if the underlying one has been disposed of.
    public func retain() -> any Disposable {
        // This is a loop and not an addition: at 1 the underlying disposable has been disposed of, and the count must
        // not rise again. The exchange is relaxed, since a new user reads nothing here; its `release()` orders what it
        // did.
        var current = state.load(ordering: .relaxed)
        while current != 1 {
            let change = state.weakCompareExchange(expected: current, desired: current &+ 2, ordering: .relaxed)
            if change.exchanged {
                return AnonymousDisposable { self.release() }
            }
            current = change.original
        }
        return NopDisposable.shared
    }

    /// Disposes of the underlying disposable once all that `retain()` has returned has been disposed of.
    ///
    /// Further calls do nothing.
    public func dispose() {
        // This check is a shortcut for further calls. `bitwiseOr` identifies the one call that sets the bit with no
        // user left.
        guard state.load(ordering: .relaxed) & 1 == 0 else { return }
        // Mutant torn: "reference count: users come and go"
        if state.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue == 0 {
            disposeOfUnderlying()
        }
    }

    private func release() {
        // At 1, the last user has been disposed of after `dispose()`. The subtraction acquires what the other users
        // wrote before their disposal.
        if state.wrappingSubtract(2, ordering: .acquiringAndReleasing).newValue == 1 {
            disposeOfUnderlying()
        }
    }

    private func disposeOfUnderlying() {
        if let disposable = underlying.take() {
            Teardown.dispose(disposable)
        }
    }
}
