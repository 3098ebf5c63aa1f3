internal import RxDisposables

extension ObservableType {
    /// Emits the last elements when the source completes.
    ///
    /// ```
    /// source:       a--b--c--|
    /// takeLast(2):  ---------(bc|)
    /// ```
    ///
    /// ```swift
    /// let log = Observable.of("start", "work", "warning", "crash")
    /// _ = log.takeLast(2).subscribe(onNext: { print($0) })
    /// // Prints "warning", "crash".
    /// ```
    ///
    /// - Parameter count: The number of elements to keep. With zero only the end is sent; a negative number is a
    ///   programmer error.
    /// - Returns: The last `count` elements, or all if there are fewer, and then completion; fails with the source at
    ///   once.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_alwaysEmitIntoClient
    public func takeLast(_ count: Int) -> Observable<Element> {
        guard count >= 0 else {
            fatalError(
                """
                takeLast(\(count)): the number of elements is negative. Pass zero or more; max(0, n) if it is computed.
                """
            )
        }
        return Lift("takeLast", asObservable(), count, TakeLastSink.start)
    }
}

@usableFromInline
final class TakeLastSink<Element>: _Stage<Element, Element> {
    private let count: Int
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var last = RingBuffer<Element>()

    init(_ downstream: Sink<Element>, _ count: Int) {
        self.count = count
        super.init(downstream)
    }

    @usableFromInline
    static func start(_ downstream: _Sink<Element>, _ source: Observable<Element>, _ count: Int) {
        source.run(TakeLastSink(downstream, count))
    }

    override func onNext(_ element: Element) {
        guard count > 0 else { return }
        // The oldest element is kept until the function returns: its release may run the user's code, which must find
        // the buffer complete.
        let oldest = last.count == count ? last.popFirst() : nil
        last.append(element)
        extendLifetime(oldest)
    }

    override func onCompleted() {
        while !isStopped, let element = last.popFirst() {
            downstream.onNext(element)
        }
        guard !isStopped else { return }
        downstream.onCompleted()
    }
}
