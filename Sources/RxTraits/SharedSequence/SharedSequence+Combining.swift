public import RxObservable

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType & SendableMetatype {
    /// Merges the inner sequences.
    ///
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flatMap { $0.asSharedSequence() }
    }

    /// Merges the inner sequences, a limited number at a time.
    ///
    /// - Parameter maxConcurrent: The number of sequences that run at the same time, at least one.
    /// - Returns: The elements of all inner sequences; completes when the source and all of them have completed.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(source.map(assumeMain { $0.asObservable() }).merge(maxConcurrent: maxConcurrent))
    }

    /// Emits the elements of the latest inner sequence only.
    ///
    /// ```swift
    /// let a = BehaviorRelay(value: "a1")
    /// let b = BehaviorRelay(value: "b1")
    /// let chosen = BehaviorRelay(value: a.asDriver())
    /// chosen.asDriver().switchLatest().drive(onNext: { print($0) }).disposed(by: bag)
    /// chosen.accept(b.asDriver())
    /// a.accept("a2")  // isn't shown any more
    /// // Prints "a1", "b1".
    /// ```
    ///
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest of them have
    ///   completed.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flatMapLatest { $0.asSharedSequence() }
    }
}

/// The selector of flattening operators, for the sequences inside shared ones.
@usableFromInline
func innerSource<Element, Sharing, Result>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
) -> @Sendable (Element) -> Observable<Result> {
    let selector = assumeMain(selector)
    return { selector($0).source }
}
