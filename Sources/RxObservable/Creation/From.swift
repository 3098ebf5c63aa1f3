public import RxSchedulers

extension ObservableType {
    /// A sequence of the elements of an array.
    ///
    /// ```
    /// from([a, b, c]):  (abc|)
    /// ```
    ///
    /// - Parameter array: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    public static func from(
        _ array: [Element]
    ) -> Observable<Element> {
        FromArray(array, scheduler: CurrentThreadScheduler.instance)
    }

    /// A sequence of the elements of an array, emitted on a scheduler.
    ///
    /// - Parameters:
    ///   - array: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_disfavoredOverload
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        FromArray(array, scheduler: scheduler)
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// ```
    /// from(1...).take(3):  (123|)
    /// ```
    ///
    /// - Parameters:
    ///   - sequence: Gives the elements, in order; endless ones are welcome. Each subscription makes an iterator.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes when there are no more.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        FromSequence(sequence, scheduler: scheduler)
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// ```
    /// from(optional: a):    (a|)
    /// from(optional: nil):  |
    /// ```
    ///
    /// - Parameter optional: The element.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map { .just($0) } ?? .empty()
    }

    /// A sequence of the element of an optional, if there is one, emitted on a scheduler.
    ///
    /// ```
    /// from(optional: a, scheduler):  (a|)
    /// ```
    ///
    /// - Parameters:
    ///   - optional: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_disfavoredOverload
    public static func from(
        optional: Element?,
        scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> where Element: Sendable {
        FromArray(optional.map { [$0] } ?? [], scheduler: scheduler)
    }
}

/// The node of `of`, `from` an array, and whatever has its elements at hand.
// SAFETY: a node, see `Observable`.
package final class FromArray<Element>: Observable<Element>, @unchecked Sendable {
    private let elements: [Element]
    private let scheduler: (any ImmediateSchedulerType)?

    package init(_ elements: [Element], scheduler: any ImmediateSchedulerType) {
        self.elements = elements
        self.scheduler = scheduler.forLoop
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("from")
    }

    package override func run(_ sink: Sink<Element>) {
        ArraySource(sink, elements).start(on: scheduler)
    }
}

private final class ArraySource<Element>: LoopSource<Element> {
    private let elements: [Element]
    // SAFETY: one turn at a time touches it.
    @exclusivity(unchecked) private var position = 0

    init(_ downstream: Sink<Element>, _ elements: [Element]) {
        self.elements = elements
        super.init(downstream)
    }

    override func advance() -> Bool {
        // The array is a constant of this object, so its storage stays where it is.
        let hasMore = elements.withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return false }
            while position < elements.count {
                position &+= 1
                downstream.onNext(first[position &- 1])
                if isInterrupted { return true }
            }
            return false
        }
        if !hasMore { downstream.onCompleted() }
        return hasMore
    }
}

// SAFETY: a node, see `Observable`.
package final class FromSequence<Source: Sequence>: Observable<Source.Element>, @unchecked Sendable {
    private let source: Source
    private let scheduler: (any ImmediateSchedulerType)?

    package init(_ source: Source, scheduler: any ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler.forLoop
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("from")
    }

    package override func run(_ sink: Sink<Source.Element>) {
        IteratorSource(sink, source.makeIterator()).start(on: scheduler)
    }
}

private final class IteratorSource<Iterator: IteratorProtocol>: LoopSource<Iterator.Element> {
    // SAFETY: one turn at a time touches it.
    @exclusivity(unchecked) private var iterator: Iterator

    init(_ downstream: Sink<Iterator.Element>, _ iterator: Iterator) {
        self.iterator = iterator
        super.init(downstream)
    }

    override func advance() -> Bool {
        while let element = iterator.next() {
            downstream.onNext(element)
            if isInterrupted { return true }
        }
        downstream.onCompleted()
        return false
    }
}
