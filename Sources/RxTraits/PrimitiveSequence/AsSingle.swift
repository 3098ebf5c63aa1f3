@_spi(Pipeline) public import RxObservable

/// The sequence behind `asSingle` and `asMaybe`: delays the element until the source has ended without another one.
@usableFromInline
func onlyElement<Element>(of source: Observable<Element>, isSingle: Bool) -> Observable<Element> {
    Lift(isSingle ? "asSingle" : "asMaybe", source, isSingle) { sink, source, isSingle in
        source.run(AsSingleSink(sink, isSingle: isSingle))
    }
}

private final class AsSingleSink<Element>: FinishingStage<Element, Element> {
    private let isSingle: Bool
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var element = Cell<Element>()

    init(_ downstream: Sink<Element>, isSingle: Bool) {
        self.isSingle = isSingle
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        // This is `onError` and not `finish`, since `onError` also frees the first element.
        guard self.element.isEmpty else { return onError(RxError.moreThanOneElement) }
        self.element.set(element)
    }

    override func onError(_ error: any Error) {
        guard !isFinished else { return }
        element.clear()
        finish(error)
    }

    override func onCompleted() {
        guard !isFinished else { return }
        if !element.isEmpty {
            finish(with: element.take())
        } else if isSingle {
            finish(RxError.noElements)
        } else {
            finish()
        }
    }
}

extension ObservableType {
    /// A sequence with exactly one element, as a single.
    ///
    /// ```
    /// source:      --a--|
    /// asSingle():  -----(a|)
    /// ```
    ///
    /// ```swift
    /// let numbers = PublishSubject<Int>()
    /// numbers.take(1).asSingle().subscribe(onSuccess: { print("the answer is \($0)") }).disposed(by: bag)
    /// numbers.onNext(42)
    /// // Prints "the answer is 42".
    /// ```
    ///
    /// - Returns: The element, once the source has completed; fails with `RxError.noElements` if there is none, with
    ///   `RxError.moreThanOneElement` at the second one, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func asSingle() -> Single<Element> {
        PrimitiveSequence(raw: onlyElement(of: asObservable(), isSingle: true))
    }

    /// A sequence with one element or none, as a maybe.
    ///
    /// ```
    /// source:     --a--|
    /// asMaybe():  -----(a|)
    /// ```
    ///
    /// ```swift
    /// let found = Observable.of(3, 8).filter { $0 > 10 }.asMaybe()
    /// _ = found.subscribe(onSuccess: { print($0) }, onCompleted: { print("nothing above ten") })
    /// // Prints "nothing above ten".
    /// ```
    ///
    /// - Returns: The element, once the source has completed, or completion without one; fails with
    ///   `RxError.moreThanOneElement` at the second element, and with the source.
    /// - SeeAlso: [first](https://reactivex.io/documentation/operators/first.html)
    @_alwaysEmitIntoClient
    public func asMaybe() -> Maybe<Element> {
        PrimitiveSequence(raw: onlyElement(of: asObservable(), isSingle: false))
    }
}
