public import RxObservable

extension ObservableType where Element: Sendable {
    /// Forwards elements while the latest value of another sequence is `true`, and keeps some of the others until then.
    ///
    /// ```
    /// source:                              a-b-c-d------e-|
    /// pauser:                              -t-f----t-------
    /// pausableBuffered(pauser, limit: 2):  -ab-----(cd)-e-|
    /// ```
    ///
    /// Elements are kept before the pauser's first value, too. Its last value is still used after it completes.
    ///
    /// ```swift
    /// let isVisible = BehaviorRelay(value: false)
    /// let messages = PublishSubject<String>()
    /// messages.pausableBuffered(isVisible, limit: 2).subscribe(onNext: { print($0) }).disposed(by: bag)
    /// for text in ["a", "b", "c"] { messages.onNext(text) }
    /// isVisible.accept(true)  // the latest two have waited
    /// // Prints "b", "c".
    /// ```
    ///
    /// - Parameters:
    ///   - pauser: Its latest value decides whether elements pass; subscribed to first.
    ///   - limit: The number of elements to keep; the oldest are dropped. `nil` keeps all, zero or less none.
    ///   - flushOnCompleted: Whether the kept elements are sent when the source completes, or dropped.
    ///   - flushOnError: Whether the kept elements are sent when the source fails, or dropped.
    /// - Returns: The elements; ends with the source, and fails with the first that fails.
    /// - Complexity: O(1) for an element, amortised; `limit` elements are kept. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_disfavoredOverload
    public func pausableBuffered<Pauser: ObservableConvertibleType<Bool>>(
        _ pauser: Pauser,
        limit: Int? = 1,
        flushOnCompleted: Bool = true,
        flushOnError: Bool = true
    ) -> Observable<Element> {
        Observable.merge(
            pauser.asObservable().map { .second($0) },
            // The source's end becomes an element here, so that kept elements can be sent before its error.
            materialize().map { Either<Event<Element>, Bool>.first($0) }
        )
        .stateful((waiting: ElementQueue<Element>(), flows: false)) { state, signal -> Step<Event<Element>> in
            switch signal {
            case .second(let flows):
                state.flows = flows
                return flows ? .sendAll(state.waiting.removeAll().map { .next($0) }) : .wait
            case .first(.next(let element)):
                if state.flows { return .send(.next(element)) }
                state.waiting.append(element)
                if let limit, state.waiting.count > Swift.max(limit, 0) { _ = state.waiting.removeFirst() }
                return .wait
            case .first(let end):
                let flushes = end.isCompleted ? flushOnCompleted : flushOnError
                return .finish((flushes ? state.waiting.removeAll().map { .next($0) } : []) + [end])
            }
        }
        .dematerialize()
    }
}
