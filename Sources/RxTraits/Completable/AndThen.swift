@_spi(Pipeline) public import RxObservable

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Continues with a single when the completable completes.
    ///
    /// ```
    /// completable:      ---|
    /// second:              --(a|)
    /// andThen(second):  -----(a|)
    /// ```
    ///
    /// The completable is released as soon as it has completed.
    ///
    /// ```swift
    /// let login = Completable.empty()
    /// let profile = Single.just("Ann")
    /// _ = login.andThen(profile).subscribe(onSuccess: { print("hello, \($0)") })
    /// // Prints "hello, Ann".
    /// ```
    ///
    /// - Parameter second: The single to continue with; it isn't subscribed to if the completable fails.
    /// - Returns: The result of the single; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        PrimitiveSequence(raw: concatenated(source, then: second.source))
    }

    /// Continues with a maybe when the completable completes.
    ///
    /// The completable is released as soon as it has completed.
    ///
    /// ```swift
    /// let login = Completable.empty()
    /// let lastDraft = Maybe<String>.empty()
    /// _ = login.andThen(lastDraft).subscribe(onSuccess: { print($0) }, onCompleted: { print("no draft") })
    /// // Prints "no draft".
    /// ```
    ///
    /// - Parameter second: The maybe to continue with; it isn't subscribed to if the completable fails.
    /// - Returns: The result of the maybe; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
        PrimitiveSequence(raw: concatenated(source, then: second.source))
    }

    /// Continues with another completable when this one completes.
    ///
    /// The first is released as soon as it has completed.
    ///
    /// ```swift
    /// let save = Completable { try await disk.save(draft) }
    /// let close = Completable.empty()
    /// let all = save.andThen(close)  // closes when it is saved
    /// ```
    ///
    /// - Parameter second: The completable to continue with; it isn't subscribed to if the first fails.
    /// - Returns: The end of the second; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func andThen(_ second: Completable) -> Completable {
        PrimitiveSequence(raw: concatenated(source, then: second.source))
    }

    /// Continues with an observable when the completable completes.
    ///
    /// The completable is released as soon as it has completed.
    ///
    /// ```swift
    /// let connect = Completable.empty()
    /// let messages = Observable.of("hello", "bye")
    /// _ = connect.andThen(messages).subscribe(onNext: { print($0) })
    /// // Prints "hello", "bye".
    /// ```
    ///
    /// - Parameter second: The sequence to continue with; it isn't subscribed to if the completable fails.
    /// - Returns: The events of the sequence; fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        concatenated(source, then: second)
    }
}

/// The second sequence after the completion of the first, which has no elements.
@usableFromInline
func concatenated<Element>(_ first: Observable<Never>, then second: Observable<Element>) -> Observable<Element> {
    // The closure is never called, and returns nothing: there is no value of `Never`.
    first.map { never -> Element in }.concat(second)
}
