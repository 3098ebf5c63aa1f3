public import RxObservable

extension ObservableType where Element: Sendable {
    /// Calls an asynchronous closure with each element, one after the other, with a limit on how many elements wait.
    ///
    /// ```
    /// source:                                                           (ab)----|
    /// concatMap(pressure: .wait(2)) { try await upper($0, after: 2) }:  --A-B---|
    /// ```
    ///
    /// All calls are made in one task, on the actor where the closure was written, or else on the concurrent executor.
    /// Disposal cancels it, and nothing is delivered after that.
    ///
    /// ```swift
    /// let hits = Observable.of("name", "town").concatMap(pressure: .wait(1)) { try await ask($0) }
    /// for try await hit in hits.values { print(hit) }
    /// // Prints "name", "town".
    /// ```
    ///
    /// - Parameters:
    ///   - policy: The number of elements that may wait, one or more, and what happens to others.
    ///   - counter: Counts what is dropped.
    ///   - transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements in the order of the source, delivered on the concurrent executor; completes
    ///   when the source has completed and the last call has returned, and fails with the first error, or with
    ///   ``PressureError``.
    /// - Complexity: O(1) for an element; as many elements are kept as may wait.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func concatMap<Result: Sendable>(
        pressure policy: PressurePolicy,
        counter: DropCounter? = nil,
        @_inheritActorContext _ transform: @escaping @isolated(any) @Sendable (Element) async throws -> Result
    ) -> Observable<Result> {
        assertIsNoSequence(Result.self)
        return results(of: transform, "concatMap(pressure:)", policy.buffering("concatMap", counter))
    }
}
