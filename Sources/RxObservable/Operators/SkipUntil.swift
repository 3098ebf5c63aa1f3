internal import RxDisposables

extension ObservableType {
    /// Ignores elements until another sequence emits one.
    ///
    /// ```
    /// source:             a--b--c--d--|
    /// other:              -----x
    /// skip(until: other): ------c--d--|
    /// ```
    ///
    /// If the source completes while its elements are still dropped, the result never ends, as in RxSwift.
    ///
    /// ```swift
    /// let isReady = PublishSubject<Void>()
    /// let taps = PublishSubject<Int>()
    /// taps.skip(until: isReady).subscribe(onNext: { print("tap \($0)") }).disposed(by: bag)
    /// taps.onNext(1)
    /// isReady.onNext(())
    /// taps.onNext(2)
    /// // Prints "tap 2".
    /// ```
    ///
    /// Also known as `drop(untilOutputFrom:)` (Combine), `skipUntil` (RxJS).
    ///
    /// - Parameter other: Its first element lets the source's elements through; its completion alone does nothing. It
    ///   is subscribed to after the source.
    /// - Returns: The source's elements after that; completes with the source if the other has emitted, and fails with
    ///   the first that fails.
    /// - SeeAlso: [skipUntil](https://reactivex.io/documentation/operators/skipuntil.html)
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        Node((source: asObservable(), other: other.asObservable())) { chain, given in
            chain.append("skip(until:)", after: given.source, with: given.other)
        } run: { sink, given in
            SkipUntilSink(sink).start(given.source, before: given.other)
        }
    }
}

private final class SkipUntilSink<Element, Other>: TwoSourceStage<Element, Other, Element> {
    // This field is accessed only in the section.
    private var isOpen = false

    override func onNext(_ element: Element) {
        section.pass(element, to: self, queueingUnder: lock, waitsIf: isLive) { $0.pass($1) }
    }

    private func pass(_ element: Element) {
        guard isOpen, !isOver else { return }
        downstream.onNext(element)
    }

    override func onCompleted() {
        guard close() else { return }
        section.perform(queueingUnder: lock) {
            // If the other sequence hasn't sent an element, the result never ends (see the documentation). No event can
            // follow, so all its resources are freed.
            if self.isOpen { self.complete() } else { self.dispose() }
        }
    }

    override func otherNext(_ element: Other, from end: OtherSink<Element, Other, Element>) {
        // One element of the other sequence is enough.
        lock.withLock { section.amend { self.isOpen = true } }
        other.dispose()
    }
}
