internal import RxDisposables

extension ObservableType {
    /// Combines each element with the latest element of another sequence.
    ///
    /// ```
    /// source:                            a-----b--c--|
    /// other:                             --1-----2----|
    /// withLatestFrom(other) { $0 + $1 }: ------b1-c2-|
    /// ```
    ///
    /// Elements that come before the other sequence's first are dropped.
    ///
    /// If either sequence should trigger a result, use ``combineLatest(_:_:resultSelector:)``; to pair elements by
    /// their position, use ``zip(_:_:resultSelector:)``.
    ///
    /// ```swift
    /// let text = BehaviorRelay(value: "")
    /// let send = PublishSubject<String>()
    /// send.withLatestFrom(text) { button, text in "\(button): \(text)" }
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// text.accept("hel")
    /// text.accept("hello")  // typing alone sends nothing
    /// send.onNext("mail")
    /// // Prints "mail: hello".
    /// ```
    ///
    /// - Parameters:
    ///   - second: The other sequence, subscribed to first. Its last element is still used after it completes.
    ///   - resultSelector: Combines the two; an error that it throws fails the sequence.
    /// - Returns: A result for each element of the source; completes with the source, and fails with the first that
    ///   fails.
    /// - Complexity: O(1) for an element; one of the other sequence is kept. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [combineLatest](https://reactivex.io/documentation/operators/combinelatest.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @Sendable (Element, Source.Element) throws -> Result
    ) -> Observable<Result> where Source.Element: Sendable {
        combined(asObservable(), withLatestFrom: second.asObservable(), resultSelector)
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// ```
    /// source:                 a-----b--c--|
    /// other:                  --1-----2----|
    /// withLatestFrom(other):  ------1--2--|
    /// ```
    ///
    /// Elements that come before the other sequence's first are dropped.
    ///
    /// ```swift
    /// let draft = BehaviorRelay(value: "hello")
    /// let saveTaps = PublishSubject<Void>()
    /// saveTaps.withLatestFrom(draft).subscribe(onNext: { print("saves \($0)") }).disposed(by: bag)
    /// draft.accept("hello, world")
    /// saveTaps.onNext(())
    /// // Prints "saves hello, world".
    /// ```
    ///
    /// - Parameter second: The other sequence, subscribed to first. Its last element is still used after it completes.
    /// - Returns: The other's latest element for each element of the source; completes with the source, and fails with
    ///   the first that fails.
    /// - Complexity: O(1) for an element; one of the other sequence is kept. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [sample](https://reactivex.io/documentation/operators/sample.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> where Source.Element: Sendable {
        combined(asObservable(), withLatestFrom: second.asObservable()) { $1 }
    }
}

/// Makes the node of `withLatestFrom`, for all its forms.
@usableFromInline @preconcurrency
package func combined<Element, Other, Result>(
    _ source: Observable<Element>,
    withLatestFrom other: Observable<Other>,
    _ resultSelector: @escaping @Sendable (Element, Other) throws -> Result
) -> Observable<Result> {
    Node((source: source, other: other, resultSelector: resultSelector)) { chain, given in
        chain.append("withLatestFrom", after: given.source, with: given.other)
    } run: { sink, given in
        WithLatestFromSink(sink, given.resultSelector).start(given.source, after: given.other)
    }
}

private final class WithLatestFromSink<Element, Other, Result>: TwoSourceStage<Element, Other, Result> {
    private let resultSelector: @Sendable (Element, Other) throws -> Result
    // SAFETY: touched only in the section.
    @exclusivity(unchecked) private var latest = Cell<Other>()
    // The element that a newer one has replaced.
    // SAFETY: touched only by the other sequence, one call at a time.
    @exclusivity(unchecked) private var former = Cell<Other>()

    init(_ downstream: Sink<Result>, _ resultSelector: @escaping @Sendable (Element, Other) throws -> Result) {
        self.resultSelector = resultSelector
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        section.pass(element, to: self, queueingUnder: lock, waitsIf: isLive) { $0.combine($1) }
    }

    private func combine(_ element: Element) {
        guard !isOver, !latest.isEmpty else { return }
        let result: Result
        do { result = try resultSelector(element, latest.value) } catch { return fail(error) }
        downstream.onNext(result)
    }

    override func otherNext(_ element: Other, from end: OtherSink<Element, Other, Result>) {
        guard isLive else { return }
        lock.withLock {
            section.amend(element, by: end, keeping: { latest.swap(with: &former) }) { $0.stage.receiveOther($1) }
        }
        // Foreign objects are freed here, outside the lock.
        former.clear()
    }

    override func receiveOther(_ element: Other) {
        if !isOver { latest.set(element) }
    }

    override func clear() {
        latest.clear()
    }
}
