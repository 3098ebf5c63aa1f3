public import RxObservable

extension SharedSequenceConvertibleType {
    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMap(innerSource(selector)))
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the inner sequences; completes when the source and the last of them have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapFirst(innerSource(selector)))
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Sharing, Result>(
        _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
    ) -> SharedSequence<Sharing, Result> {
        SharedSequence(source.flatMapLatest(innerSource(selector)))
    }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
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
    /// - Parameter maxConcurrent: How many run at the same time.
    /// - Returns: The elements of all inner sequences; completes when the source and all of them have completed.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
        SharedSequence(source.map(onMain { $0.asObservable() }).merge(maxConcurrent: maxConcurrent))
    }

    /// Emits the elements of the latest inner sequence only.
    ///
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest of them have
    ///   completed.
    /// - SeeAlso: [switch](https://reactivex.io/documentation/operators/switch.html)
    @_alwaysEmitIntoClient
    public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
        flatMapLatest { $0.asSharedSequence() }
    }
}

extension SharedSequenceConvertibleType {
    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// - Parameter sequence: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(sequence.lazy.map(\.source)))
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// - Parameter collection: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.concat(collection.map(\.source)))
    }

    /// Merges several sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Element> {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges several sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(.merge(sources.map(\.source)))
    }

    /// Merges several sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(.merge(sources.map(\.source)))
    }
}

/// The selector of the operators that flatten, for the sequences inside of shared ones.
@usableFromInline
func innerSource<Element, Sharing, Result>(
    _ selector: @escaping @MainActor (Element) -> SharedSequence<Sharing, Result>
) -> @Sendable (Element) -> Observable<Result> {
    let selector = onMain(selector)
    return { selector($0).source }
}
