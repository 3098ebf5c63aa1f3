public import RxObservable
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Transforms each element into a sequence, runs several at a time, and emits their elements in the order of the
    /// source.
    ///
    /// ```
    /// source:                 (ab)-----|
    /// a:                      --1-2|
    /// b:                      3-4|
    /// concatMapEager { $0 }:  --1-2(34)|
    /// ```
    ///
    /// Elements that arrive before their turn are kept. A sequence counts as running until all of its elements have
    /// been sent, so the limit bounds the number of sequences with kept elements, too.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let pages = Observable.of(3, 1).concatMapEager { seconds in
    ///     Observable.just("took \(seconds) s").delay(.seconds(seconds), scheduler: scheduler)
    /// }
    /// _ = pages.subscribe(onNext: { print("\($0), at \(scheduler.clock)") })  // both loaded at once, shown in order
    /// scheduler.start()
    /// // Prints "took 3 s, at 3", "took 1 s, at 3".
    /// ```
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that run, or whose elements are kept, at the same time, at
    ///     least one.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when the
    ///     element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails, at once.
    /// - Complexity: O(1) for an element, amortised, and O(`maxConcurrent`) for an inner sequence; what waits for its
    ///   turn is kept, without a limit.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_disfavoredOverload
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        eagerlyConcatenated(maxConcurrent, selector)
    }

    /// Makes the sequence of `concatMapEager`, for all its forms.
    func eagerlyConcatenated<Source: ObservableConvertibleType & SendableMetatype>(
        _ maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let sources = enumerated()
        return .deferred {
            // The number of the sequence whose elements are forwarded now. With a limit, a sequence that has completed
            // before its turn still counts as running: `hold` completes it when its elements have been sent. So no more
            // than `maxConcurrent` sequences have waiting elements.
            let turn = BehaviorSubject(value: 0)
            return sources.flatMap(maxConcurrent: maxConcurrent) {
                index,
                element -> Observable<Arrival<Source.Element>> in
                let arrivals = try selector(element).asObservable().withEnd()
                    .map { Arrival(index: index, element: $0) }
                return maxConcurrent == .max ? arrivals : arrivals.concat(turn.hold(until: { $0 > index }))
            }
            .stateful(EagerOrder<Source.Element>(), call: "concatMapEager(maxConcurrent:_:)") { order, arrival in
                let former = order.current
                let ready = order.receive(arrival)
                // This may start further sequences. Elements that they send at once wait in the section of `flatMap`,
                // which this thread has entered, so the state isn't entered a second time.
                if order.current != former { turn.onNext(order.current) }
                return .sendAll(ready)
            }
        }
    }
}

extension ObservableType {
    /// No elements, and completion at the first element for which a condition holds.
    fileprivate func hold<Result>(until condition: @escaping @Sendable (Element) -> Bool) -> Observable<Result> {
        filter(condition).take(1).flatMap { _ in Observable<Result>.empty() }
    }
}

/// An element of a numbered sequence; `nil` for its end.
private struct Arrival<Element>: SectionWork {
    let index: Int
    let element: Element?
}

/// Sorts the elements of numbered sequences by the numbers.
private struct EagerOrder<Element> {
    private(set) var current = 0
    private var kept: [Int: [Element]] = [:]
    private var completed: Set<Int> = []

    /// - Returns: The elements whose turn it is now.
    mutating func receive(_ arrival: Arrival<Element>) -> [Element] {
        guard let element = arrival.element else {
            completed.insert(arrival.index)
            return advance()
        }
        if arrival.index == current { return [element] }
        kept[arrival.index, default: []].append(element)
        return []
    }

    private mutating func advance() -> [Element] {
        var ready: [Element] = []
        while completed.remove(current) != nil {
            current += 1
            ready += kept.removeValue(forKey: current) ?? []
        }
        return ready
    }
}
