extension ObservableType where Element: Sendable {
    /// Emits the latest element whenever another sequence emits.
    ///
    /// ```
    /// source:           a--b-----c--|
    /// sampler:          ----x--x--x----x|
    /// sample(sampler):  ----b-----c----|
    /// ```
    ///
    /// An element is sent at most once. The sampler's completion is a sample, too. After the source has completed, the
    /// next sample is the last.
    ///
    /// To combine each sample with the element that asks for it, use ``withLatestFrom(_:resultSelector:)``, which also
    /// repeats an element.
    ///
    /// ```swift
    /// let position = PublishSubject<Int>()
    /// let frames = PublishSubject<Void>()
    /// position.sample(frames).subscribe(onNext: { print("draw at \($0)") }).disposed(by: bag)
    ///
    /// position.onNext(1)
    /// position.onNext(2)
    /// frames.onNext(())
    /// frames.onNext(())  // nothing has moved
    /// position.onNext(3)
    /// frames.onNext(())
    /// // Prints "draw at 2", "draw at 3".
    /// ```
    ///
    /// Also known as `sampleTime` (RxJS).
    ///
    /// - Parameters:
    ///   - sampler: Each of its elements asks for one. It is subscribed to after the source.
    ///   - defaultValue: Sent at a sample without a new element, if given.
    /// - Returns: The latest element of the source at each sample; completes at the first sample after the source has
    ///   completed, or with the source when the sampler has completed before; fails with the first that fails.
    /// - Complexity: O(1) for an element; one element is kept. What other threads send while one is inside the observer
    ///   waits, without a limit.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func sample<Source: ObservableType>(
        _ sampler: Source,
        defaultValue: Element? = nil
    ) -> Observable<Element> {
        sampled(asObservable(), sampler.asObservable(), defaultValue)
    }
}

/// Makes the node of `sample`, for all its forms.
@usableFromInline
package func sampled<Element, Tick>(
    _ source: Observable<Element>,
    _ sampler: Observable<Tick>,
    _ defaultValue: Element?
) -> Observable<Element> {
    Node((source: source, sampler: sampler, defaultValue: defaultValue)) { chain, given in
        chain.append("sample", after: given.source, with: given.sampler)
    } run: { sink, given in
        SampleSink(sink, given.defaultValue).start(given.source, before: given.sampler)
    }
}

private final class SampleSink<Element, Tick>: TwoSourceStage<Element, Tick, Element> {
    private let defaultValue: Element?
    // SAFETY: the fields below are touched only in the section.
    @exclusivity(unchecked) private var latest = Cell<Element>()
    private var state = SampleState()

    init(_ downstream: Sink<Element>, _ defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        section.pass(element, to: self, waitsIf: isLive) { $0.keep($1) }
    }

    private func keep(_ element: Element) {
        guard !isOver, state.keepsElements else { return }
        latest.set(element)
    }

    override func onCompleted() {
        upstream.stop()
        section.perform {
            // The completion waits for the next tick, which sends the last element first.
            if self.state.sourceCompletes() { self.complete() } else { self.upstream.dispose() }
        }
    }

    override func receiveOther(_ element: Tick) {
        sendLatest()
    }

    private func sendLatest() {
        guard !isOver else { return }
        if !latest.isEmpty {
            downstream.onNext(latest.take())
        } else if let defaultValue {
            downstream.onNext(defaultValue)
        }
        if state.isAtLastSample { complete() }
    }

    override func otherCompleted() {
        other.stop()
        section.perform {
            self.state.samplerCompletes()
            self.sendLatest()
            if self.isLive { self.other.dispose() }
        }
    }

    override func clear() {
        latest.clear()
    }
}

/// The sequences of a `sample` that have not completed: both, or one of them.
struct SampleState {
    /// Whether an element of the source may still be sent: not when the sampler has completed first.
    private(set) var keepsElements = true
    /// Whether the sequence completes after the next sample: the source has completed first.
    private(set) var isAtLastSample = false

    /// The source has completed; returns whether the sequence completes now.
    mutating func sourceCompletes() -> Bool {
        if keepsElements { isAtLastSample = true }
        return !keepsElements
    }

    /// The sampler has completed, which is also a sample.
    mutating func samplerCompletes() {
        if !isAtLastSample { keepsElements = false }
    }
}
