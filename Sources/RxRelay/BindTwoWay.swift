public import RxDisposables
internal import RxObservable

extension BehaviorRelay where Element: Equatable & Sendable {
    /// Keeps the values of two relays equal: what one accepts, the other gets.
    ///
    /// ```swift
    /// let text = BehaviorRelay(value: "draft")
    /// let model = BehaviorRelay(value: "")
    /// text.bind(twoWay: model).disposed(by: bag)
    /// model.accept("saved")
    /// print(text.value)
    /// // Prints "saved".
    /// ```
    ///
    /// It passes on the latest value, never an older one that is still on its way. So it rests, also when a subscriber
    /// sends several values at once and when threads change both relays, where two calls of `bind(to:)` may exchange
    /// two values for ever. The first value is that of this relay.
    ///
    /// Also known as `bidirectionalBind(to:)` (Bond), `<->` (RxSwift's examples).
    ///
    /// - Parameter other: The other relay.
    /// - Returns: The subscription, which keeps both relays.
    @_disfavoredOverload
    public func bind(twoWay other: BehaviorRelay<Element>) -> any Disposable {
        bind(twoWay: other, to: { $0 }, from: { $0 })
    }

    /// Keeps the values of two relays of different types equal, with a function each way.
    ///
    /// ```swift
    /// let celsius = BehaviorRelay(value: 20.0)
    /// let shown = BehaviorRelay(value: "")
    /// celsius.bind(twoWay: shown, to: { "\($0)" }, from: { Double($0) ?? 0 }).disposed(by: bag)
    /// shown.accept("21.5")
    /// print(celsius.value)
    /// // Prints "21.5".
    /// ```
    ///
    /// The functions need not be inverse. If the way there and back changes a value, as rounding does, both relays take
    /// the changed one; it must not be changed again, or the relays don't rest.
    ///
    /// - Parameters:
    ///   - other: The other relay.
    ///   - to: The other relay's value for one of this relay.
    ///   - from: This relay's value for one of the other relay.
    /// - Returns: The subscription, which keeps both relays.
    @_disfavoredOverload
    public func bind<Other: Equatable & Sendable>(
        twoWay other: BehaviorRelay<Other>,
        to: @escaping @Sendable (Element) -> Other,
        from: @escaping @Sendable (Other) -> Element
    ) -> any Disposable {
        boundTwoWay(self, other, to, from)
    }
}

/// Keeps the values of two relays equal, for all forms of `bind(twoWay:)`.
@preconcurrency
package func boundTwoWay<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ first: BehaviorRelay<First>,
    _ second: BehaviorRelay<Second>,
    _ to: @escaping @Sendable (First) -> Second,
    _ from: @escaping @Sendable (Second) -> First
) -> any Disposable {
    // `merge` delivers the changes of both one at a time.
    Observable.merge(first.map { _ in true }, second.map { _ in false }).subscribe(onNext: { isOfFirst in
        // A change tells which relay is newer. The value is read, since an older one may still be on its way.
        if isOfFirst {
            let value = to(first.value)
            if second.value != value { second.accept(value) }
        } else {
            let value = from(second.value)
            if first.value != value { first.accept(value) }
        }
    })
}
