public import RxObservable
public import RxSchedulers
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Emits an element once it has been the latest for a duration that depends on the element.
    ///
    /// ```
    /// source:                                                                          ab---c--|
    /// debounce(for: { $0 == "b" ? .seconds(3) : .seconds(4) }, scheduler: scheduler):  ----b---(c|)
    /// ```
    ///
    /// When the source completes, the pending element is sent first; when it fails, it is dropped.
    ///
    /// ```swift
    /// let hits = typed.debounce(for: { $0.count < 3 ? .seconds(2) : .milliseconds(300) }, scheduler: scheduler)
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: Returns the time for which the source must be quiet after this element; an error that it throws
    ///     fails the sequence.
    ///   - scheduler: Runs the timer and delivers the elements.
    /// - Returns: The elements that were followed by a quiet period; completes with the source and fails with it at
    ///   once.
    /// - Complexity: O(1) for an element; one element is kept and one timer armed. What other threads send while one is
    ///   inside the observer waits, without a limit.
    /// - SeeAlso: [debounce](https://reactivex.io/documentation/operators/debounce.html)
    @_disfavoredOverload
    public func debounce(
        for dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        debounced(dueTime, scheduler)
    }

    /// Makes the sequence of `debounce(for:scheduler:)`, for all its forms.
    func debounced(
        _ dueTime: @escaping @Sendable (Element) throws -> RxTimeInterval,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        enumerated().multicast({ PublishSubject<(index: Int, element: Element)>() }) { shared in
            // `flatMapLatest` receives an element first and arms its timer. On another thread, a timer may fire before
            // the element has been stored. So both have the element's index, and `Pending` accepts them in either
            // order.
            Observable.merge(
                shared.flatMapLatest { indexed in
                    Observable<Int>.timer(try dueTime(indexed.element), scheduler: scheduler)
                        .map { _ in
                            Either<(index: Int, element: Element)?, (index: Int, element: Element)>.second(indexed)
                        }
                },
                shared.withEnd().map { .first($0) }
            )
            .stateful(Pending<Element>(), call: "debounce(for:scheduler:)") { pending, signal in
                switch signal {
                case .first(let indexed?): pending.keep(indexed)
                case .first: return .finish(pending.take().map { [$0] } ?? [])
                case .second(let indexed): return pending.due(indexed).map { .send($0) } ?? .wait
                }
                return .wait
            }
        }
    }
}

/// The pending element; its timer may be recorded before it.
private struct Pending<Element> {
    private var latest: (index: Int, element: Element)?
    private var sent = -1

    mutating func keep(_ indexed: (index: Int, element: Element)) {
        if indexed.index > sent { latest = indexed }
    }

    mutating func due(_ indexed: (index: Int, element: Element)) -> Element? {
        guard indexed.index > sent, indexed.index >= latest?.index ?? 0 else { return nil }
        sent = indexed.index
        latest = nil
        return indexed.element
    }

    mutating func take() -> Element? {
        defer { latest = nil }
        return latest?.element
    }
}
