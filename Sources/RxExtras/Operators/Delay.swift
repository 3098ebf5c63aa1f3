public import RxObservable

extension ObservableType where Element: Sendable {
    /// Makes a sequence from each element, and emits the element when that sequence emits.
    ///
    /// ```
    /// source:                 a--b----|
    /// a:                      -----x--
    /// b:                         -x--
    /// delay(until: { … }):    ----ba--|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let shown = Observable.of("long text", "short").delay { text in
    ///     Observable<Int>.timer(.seconds(text.count), scheduler: scheduler)
    /// }
    /// _ = shown.subscribe(onNext: { print("\($0) at \(scheduler.clock)") })
    /// scheduler.start()
    /// // Prints "short at 5", "long text at 9".
    /// ```
    ///
    /// - Parameter selector: Makes a sequence whose first event, unless it is an error, sends the element; an error
    ///   that the closure throws fails the sequence.
    /// - Returns: The elements, each at its time; completes when the source has completed and all have been sent, and
    ///   fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait, which has no limit.
    /// - SeeAlso: [delay](https://reactivex.io/documentation/operators/delay.html)
    @_disfavoredOverload
    public func delay<Time: ObservableConvertibleType & SendableMetatype>(
        until selector: @escaping @Sendable (Element) throws -> Time
    ) -> Observable<Element> {
        asObservable().flatMap { element in
            try selector(element).asObservable().firstEvent().map { element }
        }
    }
}
