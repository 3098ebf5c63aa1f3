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
    @_alwaysEmitIntoClient
    @_disfavoredOverload
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
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(_ element: sending Element) -> Observable<Element> {
        started(asObservable(), with: [element])
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
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func startWith(contentsOf elements: sending [Element]) -> Observable<Element> {
        started(asObservable(), with: elements)
    }
}

/// Makes the node of `startWith`, for all its forms.
@_alwaysEmitIntoClient
package func started<Element>(_ source: Observable<Element>, with elements: [Element]) -> Observable<Element> {
    Lift("startWith", source, (elements, SequentialEnd.self), StartWithSink.start)
}

@usableFromInline
final class StartWithSink<Element>: SequentialSink<Element> {
    @usableFromInline
    static func start(
        _ downstream: _Sink<Element>,
        _ source: Observable<Element>,
        _ given: (elements: [Element], end: SequentialEnd<Element>.Type)
    ) {
        let sink = StartWithSink(downstream, given.end)
        sink.subscribeDownstream()
        for element in given.elements {
            guard !sink.isStopped else { return }
            sink.downstream.onNext(element)
        }
        sink.proceed(toOnly: source)
    }

    override var isAtLastSource: Bool { true }
}
