/// A placeholder for a disposable that doesn't exist yet.
///
/// ```swift
/// let subscription = SingleAssignmentDisposable()
/// subscription.setDisposable(source.subscribe(onNext: { if found($0) { subscription.dispose() } }))
/// ```
///
/// A disposable that is assigned after the disposal is disposed of at once.
public final class SingleAssignmentDisposable: Cancelable {
    private let counted = Counted()
    private let slot = DisposableSlot()

    /// Makes one without a disposable yet.
    public init() {}

    /// Whether `dispose()` has been called.
    public var isDisposed: Bool {
        slot.isDisposed
    }

    /// Assigns the disposable.
    ///
    /// It may be called once: assigning again is a programmer error and traps, also after `dispose()`. Use a
    /// ``SerialDisposable`` for a disposable that is replaced.
    ///
    /// - Parameter disposable: What `dispose()` disposes of; at once if that has been called.
    public func setDisposable(_ disposable: consuming any Disposable) {
        guard slot.set(disposable) else {
            fatalError(
                """
                This SingleAssignmentDisposable has its disposable already, \(isDisposed ? "" : "not yet ")disposed \
                of, and setDisposable(_:) was called a second time. Call it once, or use a SerialDisposable to replace \
                a disposable by another.
                """
            )
        }
    }

    /// Disposes of the disposable, now or as soon as it is assigned, and forgets it.
    ///
    /// Further calls do nothing.
    public func dispose() {
        slot.dispose()
    }
}
