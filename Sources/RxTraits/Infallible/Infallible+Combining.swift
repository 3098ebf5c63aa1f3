public import RxObservable

extension InfallibleType {
    /// Makes a sequence of each element and merges them all.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences as they come; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(selector))
    }

    /// Makes a sequence of an element, unless the one of an earlier element still runs.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the inner sequences; completes when the source and the last of them have completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapFirst<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapFirst(selector))
    }

    /// Makes a sequence of each element, and drops the one of the element before.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of the latest inner sequence; completes when the source and the latest of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func flatMapLatest<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMapLatest(selector))
    }

    /// Makes a sequence of each element and runs one after the other.
    ///
    /// - Parameter selector: Makes the inner sequence.
    /// - Returns: The elements of all inner sequences in order; completes when the source and all of them have
    ///   completed.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func concatMap<Source: InfallibleType & SendableMetatype>(
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().concatMap(selector))
    }

    /// Goes on with another sequence when the source has completed; call it: `x.concat(y)`.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public var concat: InfallibleConcatOperator<Element> {
        InfallibleConcatOperator(source: asObservable())
    }

    /// Sends the elements of sequences one after the other.
    ///
    /// - Parameter sequence: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
        Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
    }

    /// Sends the elements of sequences one after the other.
    ///
    /// - Parameter collection: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.concat(collection.map { $0.asObservable() }))
    }

    /// Sends the elements of sequences one after the other.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all, in order; completes with the last.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.concat(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public static func merge<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }

    /// Merges the elements of sequences.
    ///
    /// - Parameter sources: The sequences.
    /// - Returns: The elements of all as they come; completes when all have completed, and at once if there are none.
    /// - SeeAlso: [merge](https://reactivex.io/documentation/operators/merge.html)
    public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
        Infallible(.merge(sources.map { $0.asObservable() }))
    }
}

/// What ``InfallibleType/concat`` is: call it with the other sequence.
///
/// A property and not a method for the reason that `ConcatOperator` gives.
public struct InfallibleConcatOperator<Element> {
    fileprivate let source: Observable<Element>

    /// Goes on with another sequence when the source has completed.
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
