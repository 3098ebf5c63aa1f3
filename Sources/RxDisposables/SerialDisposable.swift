internal import Synchronization

/// Holds one disposable at a time: assigning the next one disposes of the one before.
///
/// ```swift
/// final class Results {
///     private let search = SerialDisposable()
///     func textChanged(_ text: String) {
///         search.disposable = find(text).subscribe(onNext: { show($0) })  // ends the search before
///     }
/// }
/// ```
public final class SerialDisposable: Cancelable {
    private let counted = Counted()
    private let lock = Lock()

    // Written under the lock; read without.
    private let disposed = Atomic<Bool>(false)

    // SAFETY: touched only under the lock, or by `deinit`. What it held is freed outside.
    @exclusivity(unchecked) private var current: (any Disposable)?

    /// Makes one that holds nothing.
    public init() {}

    deinit {
        Teardown.release(&current)
    }

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    /// The disposable that is held; one with nothing to do if there is none.
    ///
    /// Assigning another disposable disposes of the one that was held, outside of any lock. When this object has been
    /// disposed of, the new one is disposed of at once.
    public var disposable: any Disposable {
        get {
            lock.withLock {
                current
            } ?? NopDisposable.shared
        }
        set {
            lock.lock()
            guard !disposed.load(ordering: .relaxed) else {
                lock.unlock()
                newValue.dispose()
                return
            }
            let old = exchange(&current, with: newValue)
            lock.unlock()
            old?.dispose()
        }
    }

    /// Disposes of the disposable that is held, and of each one that is assigned from now on.
    ///
    /// Further calls do nothing.
    public func dispose() {
        guard !disposed.load(ordering: .relaxed) else { return }
        lock.lock()
        disposed.store(true, ordering: .releasing)
        let old = current.take()
        lock.unlock()
        if let old {
            Teardown.dispose(old)
        }
    }
}

// SAFETY: see `current`.
extension SerialDisposable: @unchecked Sendable {}
