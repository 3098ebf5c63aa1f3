extension ObservableType {
    /// Emits the first elements and then completes.
    ///
    /// ```
    /// source:   a--b--c--d--|
    /// take(2):  a--(b|)
    /// ```
    ///
    /// ```swift
    /// let finish = Observable.of("Ann", "Ben", "Cleo", "Dan")
    /// _ = finish.take(3).subscribe(onNext: { print("medal for \($0)") }, onCompleted: { print("over") })
    /// // Prints "medal for Ann", "medal for Ben", "medal for Cleo", "over".
    /// ```
    ///
    /// Also known as `first` (RxJS), `prefix` (Combine, AsyncAlgorithms), `limit` (older RxSwift).
    ///
    /// - Parameter count: The number of elements that pass. With zero the sequence completes at once, and the source
    ///   doesn't run; a negative number is a programmer error.
    /// - Returns: The first `count` elements; completes with the last of them, or with the source if that ends earlier.
    /// - SeeAlso: [take](https://reactivex.io/documentation/operators/take.html)
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> Observable<Element> {
        guard count >= 0 else {
            fatalError(
                "take(\(count)): the number of elements is negative. Pass zero or more; max(0, n) if it is computed."
            )
        }
        guard count > 0 else { return .empty() }
        return Lift("take", asObservable(), count, TakeSink.start)
    }
}

@usableFromInline
final class TakeSink<Element>: _FinishingStage<Element, Element> {
    // Events come one at a time. While the observer receives an event, it may cause another: the count is lowered
    // before.
    private var remaining: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        remaining = count
        super.init(downstream)
    }

    @usableFromInline
    static func start(_ downstream: _Sink<Element>, _ source: Observable<Element>, _ count: Int) {
        source.run(TakeSink(downstream, count))
    }

    override func onNext(_ element: Element) {
        guard remaining > 0 else { return }
        remaining -= 1
        guard remaining == 0 else { return downstream.onNext(element) }
        finish(with: element)
    }
}
