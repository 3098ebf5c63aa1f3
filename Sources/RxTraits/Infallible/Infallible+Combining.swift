public import RxObservable

extension InfallibleType {
    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// Transforms an element into a sequence, and ignores further elements until that sequence has completed.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the inner sequences; completes when the source and the last of them have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapFirst<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// Transforms each element into a sequence, and emits the elements of the latest one only.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func flatMapLatest<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// Transforms each element into a sequence, and runs these sequences one after the other.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences in order; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func concatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// Continues with another sequence when the source has completed; call it: `x.concat(y)`.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public var concat: InfallibleConcatOperator<Element> {
        InfallibleConcatOperator(source: asObservable())
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// - Parameter sequence: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// - Parameter collection: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// Merges several sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges several sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges several sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    @_alwaysEmitIntoClient
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }
}

/// What ``InfallibleType/concat`` is: call it with the other sequence.
///
/// A property and not a method for the reason that `ConcatOperator` gives.
public struct InfallibleConcatOperator<Element> {
    fileprivate let source: Observable<Element>

    /// Continues with another sequence when the source has completed.
    ///
    /// - Parameter second: The sequence to go on with.
    /// - Returns: The elements of both, one after the other; completes with the second.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func callAsFunction<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(source.concat(second.asObservable()))
    }
}

extension InfallibleConcatOperator: Sendable where Element: Sendable {}
