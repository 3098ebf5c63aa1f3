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
    /// It passes on the latest value, never an older one that is still on its way, nor one that came from the other
    /// relay. So it rests, and loses no change that a subscriber makes from inside, or a thread, where two calls of
    /// `bind(to:)` may exchange two values for ever. The first value is that of this relay.
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
    /// the changed one.
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
        bindTwoWay(self, other, to, from)
    }
}

/// Keeps the values of two relays equal, for all forms of `bind(twoWay:)`.
@preconcurrency
package func bindTwoWay<First: Equatable & Sendable, Second: Equatable & Sendable>(
    _ first: BehaviorRelay<First>,
    _ second: BehaviorRelay<Second>,
    _ to: @escaping @Sendable (First) -> Second,
    _ from: @escaping @Sendable (Second) -> First
) -> any Disposable {
    // `merge` delivers the changes of both one at a time. What is kept are the values that the two agreed on last.
    Observable.merge(first.map { _ in true }, second.map { _ in false })
        .scan(into: (first: First?.none, second: Second?.none)) { agreed, isOfFirst in
            if isOfFirst {
                pass(first, to: second, to, from, &agreed.first, &agreed.second)
            } else {
                pass(second, to: first, from, to, &agreed.second, &agreed.first)
            }
        }
        .subscribe()
}

/// Passes a relay's value to the other relay, unless the two have agreed on it: then nothing but an echo has changed.
///
/// The value is read, since that of an event may be older.
private func pass<Value: Equatable, Other: Equatable>(
    _ source: BehaviorRelay<Value>,
    to target: BehaviorRelay<Other>,
    _ there: (Value) -> Other,
    _ back: (Other) -> Value,
    _ agreed: inout Value?,
    _ agreedByOther: inout Other?
) {
    let value = source.value
    if let agreed, isSame(agreed, value) { return }
    let passed = there(value)
    let returned = back(passed)
    (agreed, agreedByOther) = (returned, passed)
    if !isSame(target.value, passed) { target.accept(passed) }
    if isSame(returned, value) { return }
    // A newer value stays.
    try? source.update { current in
        guard isSame(current, value) else { throw RxError.unknown }
        current = returned
    }
}

/// Equality that takes a value that doesn't equal itself, as `Double.nan`, for the same.
private func isSame<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
    first == second || first != first && second != second
}
