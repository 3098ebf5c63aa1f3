extension ObservableType {
    /// Ignores the first elements.
    ///
    /// ```
    /// source:   a--b--c--d--|
    /// skip(2):  ------c--d--|
    /// ```
    ///
    /// A relay sends its value at once; only its changes are wanted:
    ///
    /// ```swift
    /// let volume = BehaviorRelay(value: 5)
    /// volume.skip(1).subscribe(onNext: { print("changed to \($0)") }).disposed(by: bag)
    /// volume.accept(6)
    /// // Prints "changed to 6".
    /// ```
    ///
    /// Also known as `drop` (Combine).
    ///
    /// - Parameter count: The number of elements to drop; none for zero or less.
    /// - Returns: The elements after the first `count`; ends with the source.
    /// - SeeAlso: [skip](https://reactivex.io/documentation/operators/skip.html)
    @_alwaysEmitIntoClient
    public func skip(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return asObservable() }
        return Lift("skip", asObservable(), count, SkipSink.start)
    }
}

@usableFromInline
final class SkipSink<Element>: _Stage<Element, Element> {
    // Only `onNext` accesses this field, for one element at a time.
    private var remaining: Int

    init(_ downstream: Sink<Element>, _ count: Int) {
        remaining = count
        super.init(downstream)
    }

    @usableFromInline
    static func start(_ downstream: _Sink<Element>, _ source: Observable<Element>, _ count: Int) {
        source.run(SkipSink(downstream, count))
    }

    override func onNext(_ element: Element) {
        guard remaining == 0 else {
            remaining -= 1
            return
        }
        downstream.onNext(element)
    }
}
