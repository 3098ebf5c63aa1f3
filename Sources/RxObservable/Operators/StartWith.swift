extension ObservableType {
    /// Emits some elements before those of the source.
    ///
    /// ```
    /// source:               ----a--b--|
    /// startWith("x", "y"):  (xy)a--b--|
    /// ```
    ///
    /// ```swift
    /// let answer = Observable.of("3 results")
    /// _ = answer.startWith("searching …").subscribe(onNext: { print($0) })
    /// // Prints "searching …", "3 results".
    /// ```
    ///
    /// - Parameters:
    ///   - first: Sent at once when the sequence is subscribed to, before the source is.
    ///   - second: Sent next.
    ///   - others: Sent after that, in order.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> Observable<Element> where Element: Sendable {
        started(asObservable(), with: [first, second] + others)
    }

    /// Emits an element before those of the source.
    ///
    /// ```swift
    /// let clicks = PublishSubject<Void>()
    /// let counts = clicks.scan(0) { count, _ in count + 1 }.startWith(0)
    /// counts.subscribe(onNext: { print("\($0) clicks") }).disposed(by: bag)
    /// clicks.onNext(())
    /// // Prints "0 clicks", "1 clicks".
    /// ```
    ///
    /// Also known as `prepend` (Combine).
    ///
    /// - Parameter element: Sent first; a value that isn't `Sendable` can't be used by the caller any more.
    /// - Returns: This element, and then the source's; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func startWith(_ element: sending Element) -> Observable<Element> {
        StartWith(asObservable(), element)
    }

    /// Emits the elements of an array before those of the source.
    ///
    /// ```swift
    /// let live = Observable.of("c")
    /// _ = live.startWith(contentsOf: ["a", "b"]).subscribe(onNext: { print($0) })
    /// // Prints "a", "b", "c".
    /// ```
    ///
    /// - Parameter elements: Sent first, in order; values that aren't `Sendable` can't be used by the caller any more.
    /// - Returns: The elements and then the source's; ends with the source.
    /// - Complexity: O(*n*) in the number of elements, when the sequence is subscribed to.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func startWith(contentsOf elements: sending [Element]) -> Observable<Element> {
        started(asObservable(), with: elements)
    }
}

/// Makes the node of `startWith`, for all forms with several elements.
@_alwaysEmitIntoClient
package func started<Element>(_ source: Observable<Element>, with elements: [Element]) -> Observable<Element> {
    guard let first = elements.first else { return source }
    return StartWith(source, first, Array(elements.dropFirst()))
}

@usableFromInline
// SAFETY: a node, see `Observable`.
package final class StartWith<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    private let others: [Element]
    private let sink: LastSourceSink<Element>.Type
    private let end: SequentialEnd<Element>.Type
    // A single element is in the node, so that it needs no array. This is the last field, so that the offsets of the
    // others don't depend on its type.
    private let first: Element

    @inlinable
    package convenience init(_ source: Observable<Element>, _ first: Element, _ others: [Element] = []) {
        self.init(source, first, others, LastSourceSink.self, SequentialEnd.self)
    }

    @usableFromInline
    init(
        _ source: Observable<Element>,
        _ first: Element,
        _ others: [Element],
        _ sink: LastSourceSink<Element>.Type,
        _ end: SequentialEnd<Element>.Type
    ) {
        self.source = source
        self.others = others
        self.sink = sink
        self.end = end
        self.first = first
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("startWith", after: source)
    }

    package override func run(_ downstream: Sink<Element>) {
        let sink = sink.init(downstream, end)
        sink.subscribeDownstream()
        guard !sink.isStopped else { return }
        sink.downstream.onNext(first)
        for element in others {
            guard !sink.isStopped else { return }
            sink.downstream.onNext(element)
        }
        sink.proceed(toOnly: source)
    }
}
