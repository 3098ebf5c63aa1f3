public import RxDisposables
public import RxObservable

extension InfallibleType {
    /// Subscribes a closure to the elements.
    ///
    /// ```swift
    /// let count = BehaviorRelay(value: 0)
    /// count.asInfallible().bind(onNext: { print("badge: \($0)") }).disposed(by: bag)
    /// count.accept(1)
    /// // Prints "badge: 0", "badge: 1".
    /// ```
    ///
    /// - Parameter onNext: Takes each element.
    /// - Returns: The subscription.
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }
}
