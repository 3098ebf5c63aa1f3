@_spi(Pipeline) public import RxObservable

extension ObservableType {
    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// ```
    /// source:                               abc---|
    /// flatMap(maxConcurrent: 2) { --$0| }:  --ab-c|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let downloads = Observable.of("a", "b", "c").flatMap(maxConcurrent: 2) { name in
    ///     Observable.just(name).delay(.seconds(4), scheduler: scheduler)
    /// }
    /// _ = downloads.subscribe(onNext: { print("\($0) at \(scheduler.clock)") })
    /// scheduler.start()
    /// // Prints "a at 4", "b at 4", "c at 8".
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that are subscribed to at the same time, at least one;
    ///     the others wait in order.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when the
    ///     element arrives.
    /// - Returns: The elements of the inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences, which has no limit. What other threads send
    ///   while one is inside the observer waits, without a limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        RxObservable.Flatten(
            asObservable(),
            .merge(limit: maxConcurrent),
            as: "flatMap(maxConcurrent:)",
            selector
        )
    }
}
