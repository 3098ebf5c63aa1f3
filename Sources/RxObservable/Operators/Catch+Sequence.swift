extension ObservableType {
    /// Continues with the next of several sequences whenever one fails.
    ///
    /// ```
    /// x:                        a--#
    /// y:                           1--2|
    /// catch(sequence: [x, y]):  a--1--2|
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let mirrors: [Observable<String>] = [.error(Offline()), .just("from the second"), .just("from the third")]
    /// _ = Observable.catch(sequence: mirrors).subscribe(onNext: { print($0) })
    /// // Prints "from the second".
    /// ```
    ///
    /// - Parameter sequence: The sequences, each subscribed to when the one before it has failed. The collection is
    ///   read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: The elements of the sequences up to the first that completes, and then completion; fails with the
    ///   last one's error when all fail, and completes at once if there are none.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public static func `catch`<Collection: Swift.Collection>(
        sequence: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        SourcesNode(.list(Array(sequence)), catchesErrors: true)
    }

    /// Continues with the next sequence of a Swift sequence whenever one fails.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let attempts = (1...).lazy.map { number in
    ///     number < 3 ? Observable<String>.error(Offline()) : .just("mirror \(number)")
    /// }
    /// _ = Observable.catch(sequence: Array(attempts.prefix(5))).subscribe(onNext: { print($0) })
    /// // Prints "mirror 3".
    /// ```
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has failed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: The elements of the sequences up to the first that completes, and then completion; fails with the
    ///   last one's error when all fail, and completes at once if there are none.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func `catch`<Sequence: Swift.Sequence & Sendable>(
        sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        SourcesNode(.sequence(AnySequence(sequence)), catchesErrors: true)
    }
}
