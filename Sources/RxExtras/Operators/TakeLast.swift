public import RxObservable
public import RxSchedulers
internal import RxSubjects

extension ObservableType where Element: Sendable {
    /// Emits the elements that arrived within a duration before completion.
    ///
    /// ```
    /// source:                      a--b--c-|
    /// takeLast(for: 4, scheduler): --------(c|)
    /// ```
    ///
    /// - Parameters:
    ///   - duration: How old an element may be at the end.
    ///   - scheduler: Measures the time.
    /// - Returns: The elements that came less than `duration` before completion; ends with the source.
    /// - Complexity: O(1) for an element, amortised; the elements of `duration` are kept and one timer armed.
    /// - SeeAlso: [takeLast](https://reactivex.io/documentation/operators/takelast.html)
    @_disfavoredOverload
    public func takeLast(for duration: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        asObservable().multicast({ PublishSubject<Element>() }) { shared in
            // An element that comes a second time is too old.
            Observable.merge(
                shared.withEnd().map { Either<Element?, Element>.first($0) },
                shared.delay(duration, scheduler: scheduler).map { .second($0) }
            )
            .stateful({ Waiting<Element>() }) { young, signal in
                switch signal {
                case .first(let element?): young.append(element)
                case .first: return .finish(young.removeAll())
                case .second: _ = young.removeFirst()
                }
                return .wait
            }
        }
    }
}
