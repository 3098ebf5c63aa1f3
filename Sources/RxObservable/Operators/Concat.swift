extension ObservableType {
    /// Emits the elements of another sequence after those of this one, or those of inner sequences one after the other.
    ///
    /// Call it: `x.concat(y)`, or `source.concat()` where the elements are sequences.
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
    /// To have them all at the same time, there is ``merge(_:)``.
    ///
    /// - Parameter sources: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: The elements of all; completes after the last, at once if there are none, and fails with the first
    ///   that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        Concat(SourceList(sources))
    }

    /// Emits the elements of a collection of sequences, one sequence after the other.
    ///
    /// ```
    /// x:               a--b--|
    /// y:                     1--2|
    /// concat([x, y]):  a--b--1--2|
    /// ```
    ///
    /// - Parameter collection: The sequences, each subscribed to when the one before it has completed.
    /// - Returns: The elements of all; completes after the last, at once if there are none, and fails with the first
    ///   that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public static func concat<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        Concat(SourceList(Array(collection)))
    }

    /// Emits the elements of a Swift sequence of sequences, one sequence after the other.
    ///
    /// ```
    /// x:               a--b--|
    /// y:                     1--2|
    /// concat([x, y]):  a--b--1--2|
    /// ```
    ///
    /// - Parameter sequence: Gives the sequences, each when the one before it has completed; endless ones are welcome.
    ///   Each subscription makes an iterator.
    /// - Returns: The elements of all; completes after the last, at once if there are none, and fails with the first
    ///   that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    @_disfavoredOverload
    public static func concat<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> Observable<Element> where Sequence.Element == Observable<Element> {
        Concat(SourceSequence(sequence))
    }
}

/// What ``ObservableType/concat`` is: call it with the other sequence, or with nothing.
///
/// A property and not a method, since the compiler couldn't infer the element of `Observable.concat(x, y)` if there
/// were a method of that name.
public struct ConcatOperator<Element> {
    fileprivate let source: Observable<Element>

    /// Emits the elements of another sequence after those of this one.
    ///
    /// ```
    /// x:            a--b--|
    /// y:                  1--2|
    /// x.concat(y):  a--b--1--2|
    /// ```
    ///
    /// - Parameter second: Subscribed to when this sequence has completed.
    /// - Returns: The elements of both; completes with the second and fails with the first that fails.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func callAsFunction<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Element> where Source.Element == Element {
        Concat(SourceList([source, second.asObservable()]))
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
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences; the stack is flat.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func callAsFunction() -> Observable<Element.Element>
    where Element: ObservableConvertibleType & SendableMetatype {
        Flatten(source, .merge(limit: 1), { $0 })
    }
}

extension ConcatOperator: Sendable where Element: Sendable {}

// SAFETY: a node, see `Observable`.
package final class Concat<Element, Sources: Sequence>: Observable<Element>, @unchecked Sendable
where Sources.Element == Observable<Element>, Sources.Iterator: SourceIterator {
    private let sources: Sources

    package init(_ sources: Sources) {
        self.sources = sources
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("concat", of: (sources as? SourceList<Element>)?.all ?? [])
    }

    package override func run(_ sink: Sink<Element>) {
        ConcatSink(sink, sources.makeIterator()).start()
    }
}

private final class ConcatSink<Element, Sources: SourceIterator>: SequentialSink<Element>
where Sources.Element == Observable<Element> {
    // One source ends at a time.
    private var sources: Sources

    init(_ downstream: Sink<Element>, _ sources: Sources) {
        self.sources = sources
        super.init(downstream)
    }

    override var isAtLastSource: Bool { sources.isAtEnd }

    override func nextSource() -> Observable<Element>? {
        guard let source = sources.next() else {
            downstream.onCompleted()
            return nil
        }
        return source
    }

    override func onCompleted() {
        proceed()
    }
}
