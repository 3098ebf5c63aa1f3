extension ObservableType {
    /// Emits only the element at an index.
    ///
    /// ```
    /// source:          a--b--c--|
    /// element(at: 1):  ---(b|)
    /// ```
    ///
    /// - Parameter index: Which element, counted from zero. There is none at a negative index: the sequence fails at
    ///   once with ``RxError/argumentOutOfRange``, and the source isn't subscribed to.
    /// - Returns: That element, and then completion; fails with ``RxError/argumentOutOfRange`` if the source completes
    ///   before, and with the source.
    /// - SeeAlso: [elementAt](https://reactivex.io/documentation/operators/elementat.html)
    public func element(at index: Int) -> Observable<Element> {
        guard index >= 0 else { return .error(RxError.argumentOutOfRange) }
        return Lift("element(at:)", asObservable()) { ElementAtSink($0, index) }
    }
}

private final class ElementAtSink<Element>: FinishingStage<Element, Element> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var remaining: Int

    init(_ downstream: Sink<Element>, _ index: Int) {
        remaining = index
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        if remaining == 0 {
            finish(with: element)
        } else {
            remaining -= 1
        }
    }

    override func onCompleted() {
        guard !isFinished else { return }
        finish(RxError.argumentOutOfRange)
    }
}
