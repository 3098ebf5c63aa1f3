public import RxObservable
public import RxSchedulers

/// The span that a timeout limits.
public enum TimeoutScope: Sendable {
    /// The time until the first element or the end.
    case firstElement
    /// The time until the first event, and from each element to the next event.
    case eachElement
    /// The time until the end.
    case wholeSequence
}

extension ObservableType where Element: Sendable {
    /// Fails with a given error when the first element, each element or the end takes too long.
    ///
    /// ```
    /// source:                                                           -a--b--------c|
    /// timeout(.seconds(3), for: .firstElement, scheduler: scheduler):   -a--b--------c|
    /// timeout(.seconds(6), for: .wholeSequence, scheduler: scheduler):  -a--b-#
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let stream = scheduler.hot("-a-b---------c|")
    /// _ = stream
    ///     .timeout(.seconds(3), for: .firstElement, scheduler: scheduler)  // later pauses don't matter
    ///     .subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "a", "b", "c".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time limit.
    ///   - scope: The span that is limited.
    ///   - error: The error.
    ///   - scheduler: Runs the timer and sends the error.
    /// - Returns: The source's elements; fails with the error when time is over, and ends with the source.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        for scope: TimeoutScope,
        error: any Error = RxError.timeout,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        timeout(dueTime, for: scope, other: Observable<Element>.error(error), scheduler: scheduler)
    }

    /// Continues with another sequence when the first element, each element or the end takes too long.
    ///
    /// - Parameters:
    ///   - dueTime: The time limit.
    ///   - scope: The span that is limited.
    ///   - other: Subscribed to when time is over.
    ///   - scheduler: Runs the timer and subscribes to the other sequence.
    /// - Returns: The source's elements and, once time is over, those of the other sequence; ends with the one that is
    ///   last.
    /// - Complexity: O(1) for an element; one timer is armed.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_disfavoredOverload
    public func timeout<Other: ObservableConvertibleType>(
        _ dueTime: any RxTimeSpan,
        for scope: TimeoutScope,
        other: Other,
        scheduler: any SchedulerType
    ) -> Observable<Element> where Other.Element == Element {
        let other = other.asObservable()
        guard scope != .eachElement else { return timeout(dueTime, other: other, scheduler: scheduler) }
        return Observable.merge(
            Observable<Int>.timer(dueTime, scheduler: scheduler).map { .second($0) },
            withEnd().map { Either<Element?, Int>.first($0) }
        )
        .stateful(false) { hasElement, signal in
            switch signal {
            case .first(let element?):
                hasElement = true
                return .send(element)
            case .first: return .finish([])
            case .second:
                // The timer isn't disposed of at the first element; when it fires, it finds that an element has come.
                if scope == .wholeSequence || !hasElement { throw TimeIsUp() }
                return .wait
            }
        }
        .catch(TimeIsUp.self) { _ in other }
    }
}

/// The internal error that marks a timeout for `catch`.
private struct TimeIsUp: Error {}
