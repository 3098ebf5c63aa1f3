/// Something that can be ended: a subscription, a scheduled action, a resource.
///
/// ```swift
/// let subscription: any Disposable = source.subscribe(onNext: { show($0) })
/// subscription.dispose()  // no event reaches `show` any more
/// ```
///
/// Conforming types must allow `dispose()` from any thread and any number of times; only the first call acts.
///
/// - SeeAlso: ``Cancelable``, ``DisposeBag``
public protocol Disposable: AnyObject, Sendable {
    /// Ends what this object stands for and frees what it holds. Further calls do nothing.
    func dispose()

    /// Whether there is nothing left to dispose of, so that a container may forget this object.
    ///
    /// ``DisposeBag`` asks it to stay as small as the number of its live members. The default answer is `false`:
    /// keep me. A type that conforms to ``Cancelable`` answers with its `isDisposed`.
    var isFinished: Bool { get }
}

extension Disposable {
    /// `false`, unless a type says otherwise: containers then keep the object.
    public var isFinished: Bool { false }
}
