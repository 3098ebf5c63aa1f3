/// A handle that ends something: a subscription, a scheduled action, a resource.
///
/// ```swift
/// let subscription: any Disposable = source.subscribe(onNext: { show($0) })
/// subscription.dispose()  // no event reaches `show` any more
/// ```
///
/// Conforming types must allow `dispose()` from any thread and any number of times; only the first call acts.
///
/// Also known as `AnyCancellable` (Combine), `Cancellable` (Combine), `Subscription` (RxJS).
///
/// - SeeAlso: ``Cancelable``, ``DisposeBag``
public protocol Disposable: AnyObject, Sendable {
    /// Ends the work behind this object and frees everything that it holds. Further calls do nothing.
    func dispose()

    /// Whether there is nothing left to dispose of, so that a container may forget this object.
    ///
    /// ``DisposeBag`` uses it to stay as small as the number of its live members. The default is `false`: the object is
    /// kept. For a type that conforms to ``Cancelable``, it is `isDisposed`.
    var isFinished: Bool { get }
}

extension Disposable {
    /// `false` by default: containers keep the object.
    public var isFinished: Bool { false }
}
