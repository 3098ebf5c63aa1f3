extension ObservableType {
    /// Emits the elements of another sequence after those of this one, or those of inner sequences one sequence after
    /// the other.
    ///
    /// Call it: `x.concat(y)`, or `source.concat()` where the elements are sequences.
    ///
    /// ```swift
    /// let all = names.concat(titles)  // the titles, when the names have completed
    /// ```
    ///
    /// Also known as `append` (Combine), `chain` (AsyncAlgorithms).
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public var concat: ConcatOperator<Element> {
        ConcatOperator(source: asObservable())
    }

    /// Emits the elements of several sequences, one sequence after the other.
    ///
    /// ```
    /// x:             a--b--|
    /// y:                   1--2|
    /// concat(x, y):  a--b--1--2|
    /// ```
    ///
    /// To subscribe to all of them at the same time, use ``merge(_:)``.
    ///
    /// ```swift
    /// let cached = Observable.of("yesterday's list")
    /// let fresh = Observable.of("today's list")
    /// _ = Observable.concat(cached, fresh).subscribe(onNext: { print($0) })
    /// // Prints "yesterday's list", "today's list".
    /// ```
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: The elements of all; completes after the last, at once if there are none, and fails with the first
    ///   that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        SourcesNode(.list(sources))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// ```
    /// x:               a--b--|
    /// y:                     1--2|
    /// concat([x, y]):  a--b--1--2|
    /// ```
    ///
    /// ```swift
    /// let chapters = [Observable.of("1a", "1b"), Observable.of("2a"), Observable.of("3a", "3b")]
    /// _ = Observable.concat(chapters).subscribe(onNext: { print($0) })
    /// // Prints "1a", "1b", "2a", "3a", "3b".
    /// ```
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed. The collection
    ///   is read at the call; a Swift sequence that is `Sendable` is read as each one is needed.
    /// - Returns: The elements of all; completes after the last, at once if there are none, and fails with the first
    ///   that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        SourcesNode(.list(Array(collection)))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// ```
    /// x:               a--b--|
    /// y:                     1--2|
    /// concat([x, y]):  a--b--1--2|
    /// ```
    ///
    /// ```swift
    /// let pages = (1...3).lazy.map { number in Observable.just("page \(number)") }
    /// _ = Observable.concat(Array(pages)).take(2).subscribe(onNext: { print($0) })
    /// // Prints "page 1", "page 2".
    /// ```
    ///
    /// - Parameter sequence: Produces the sequences, each when the one before it has completed; it may be endless. Each
    ///   subscription makes an iterator.
    /// - Returns: The elements of all; completes after the last, at once if there are none, and fails with the first
    ///   that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        SourcesNode(.sequence(AnySequence(sequence)))
    }

    /// For generated forms, which convert the sources: keeps `lazy.map` lazy, where an overload would make an array.
    @_alwaysEmitIntoClient
    package static func concat<Base>(_ sequence: LazyMapSequence<Base, Observable<Element>>) -> Observable<Element> {
        SourcesNode(.sequence(AnySequence(sequence)))
    }
}

/// The type behind `source.concat(other)`; you never name it.
///
/// A property and not a method, since the compiler couldn't infer the element of `Observable.concat(x, y)` if there
/// were a method of that name.
///
/// ```swift
/// let all = names.concat(titles)
/// ```
public struct ConcatOperator<Element> {
    @usableFromInline let source: Observable<Element>

    /// Emits the elements of another sequence after those of this one.
    ///
    /// ```
    /// x:            a--b--|
    /// y:                  1--2|
    /// x.concat(y):  a--b--1--2|
    /// ```
    ///
    /// ```swift
    /// let welcome = Observable.of("hello")
    /// _ = welcome.concat(Observable.of("how are you?", "bye")).subscribe(onNext: { print($0) })
    /// // Prints "hello", "how are you?", "bye".
    /// ```
    ///
    /// - Parameter second: Subscribed to when this sequence has completed.
    /// - Returns: The elements of both; completes with the second and fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func callAsFunction<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Element> where Source.Element == Element {
        SourcesNode(.list([source, second.asObservable()]))
    }

    /// Emits the elements of the inner sequences, one sequence after the other.
    ///
    /// ```
    /// source:    (xy)------|
    /// x:         a--b|
    /// y:             1--2|
    /// concat():  a--b1--2--|
    /// ```
    ///
    /// ```swift
    /// let pages = Observable.of(1, 2).map { page in Observable.of("page \(page), top", "page \(page), bottom") }
    /// _ = pages.concat().subscribe(onNext: { print($0) })
    /// // Prints "page 1, top", "page 1, bottom", "page 2, top", "page 2, bottom".
    /// ```
    ///
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences, which has no limit; the stack is flat.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_alwaysEmitIntoClient
    public func callAsFunction() -> Observable<Element.Element>
    where Element: ObservableConvertibleType & SendableMetatype {
        Flatten(source, .merge(limit: 1), as: "concat", { $0 })
    }
}

extension ConcatOperator: Sendable where Element: Sendable {}
