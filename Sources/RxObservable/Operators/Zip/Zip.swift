extension ObservableType {
    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// ```
    /// x:                      a--b-----c--|
    /// y:                      -1----2------|
    /// zip(x, y) { $0 + $1 }:  -a1---b2-----|
    /// ```
    ///
    /// To combine the latest elements, use ``combineLatest(_:_:resultSelector:)``.
    ///
    /// Results that belong together, paired by their position:
    ///
    /// ```swift
    /// let questions = Observable.of("2 + 2", "3 · 3", "1 − 1")
    /// let answers = Observable.of(4, 9)
    /// _ = Observable.zip(questions, answers) { question, answer in "\(question) = \(answer)" }
    ///     .subscribe(onNext: { print($0) })
    /// // Prints "2 + 2 = 4", "3 · 3 = 9".
    /// ```
    ///
    /// Also known as `forkJoin` (RxJS).
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    ///   - resultSelector: Combines one element of each; an error that it throws fails the sequence.
    /// - Returns: A result for each pair; completes as soon as no further pair is possible: when one has completed and
    ///   none of its elements waits for a partner; fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner, which has no limit.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, resultSelector)
    }
}

extension ObservableType where Element == Any {
    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// ```
    /// x:          a--b-----c--|
    /// y:          -1----2------|
    /// zip(x, y):  -a1---b2-----|
    /// ```
    ///
    /// ```swift
    /// let user = Observable.of("Ann")
    /// let photo = Observable.of("ann.png")
    /// _ = Observable.zip(user, photo).subscribe(onNext: { user, photo in print("\(user) has \(photo)") })
    /// // Prints "Ann has ann.png".
    /// ```
    ///
    /// - Parameters:
    ///   - source1: The first sequence, subscribed to first.
    ///   - source2: The second sequence.
    /// - Returns: A tuple for each pair; completes as soon as no further pair is possible: when one has completed and
    ///   none of its elements waits for a partner; fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of elements that wait for a partner, which has no limit.
    /// - SeeAlso: [zip](https://reactivex.io/documentation/operators/zip.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>
    ) -> Observable<(E1, E2)> {
        combination(.queue, source1, source2) { ($0, $1) }
    }
}
