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

    // This flag is written under the lock, and read without it.
    private let disposed = AtomicBool(false)

    // This field is accessed only under the lock, or by `deinit`. The former value is freed outside the lock.
    private let current = DisposableBits()

    /// Makes one without a disposable.
    public init() {}

    deinit {
        var last = current.take()
        Teardown.release(&last)
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
                current.copy()
            } ?? NopDisposable.shared
        }
        set {
            replace(with: newValue)
        }
    }

    // This is a function that consumes its argument; a setter would retain it once more. The lock is taken by hand for
    // the same reason.
    private func replace(with new: consuming any Disposable) {
        lock.lock()
        // The flag is checked under the lock, where it is written. A disposable stored after the disposal would never
        // be disposed of.
        guard !disposed.load(ordering: .relaxed) else {
            lock.unlock()
            new.dispose()
            return
        }
        // The old one is disposed of after `unlock()`: its dispose action may use this very object (L6).
        let old = current.take()
        current.put(new)
        // Mutant late: "serial: assign, assign, dispose"
        lock.unlock()
        if let old { Teardown.disposeAtOnce(old) }
    }

    /// Disposes of the disposable that is held, and of each one that is assigned from now on.
    ///
    /// Further calls do nothing.
    public func dispose() {
        // This check is only a shortcut: of two threads that pass it, only one finds a disposable to take out.
        guard !disposed.load(ordering: .relaxed) else { return }
        let old = lock.withLock {
            disposed.store(true, ordering: .releasing)
            return current.take()
        }
        if let old { Teardown.dispose(old) }
    }
}
