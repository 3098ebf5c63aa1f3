public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes again when the source completes, with the number of rounds and the delays of a behavior.
    ///
    /// ```
    /// source:                            a-b|
    /// repeat(.delayed(maxCount: 2, 3)):  a-b---a-b|
    /// ```
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let poll = Observable.deferred { Observable.just("asks at \(scheduler.clock)") }
    /// _ = poll
    ///     .repeat(.delayed(maxCount: 3, by: .seconds(10)), scheduler: scheduler)
    ///     .subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "asks at 0", "asks at 10", "asks at 20".
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts and the delays between them.
    ///   - scheduler: Runs the timer, and subscribes again; not used if there is no delay.
    ///   - shouldRepeat: Whether there is another round; by default, always. An error that it throws fails the
    ///     sequence.
    /// - Returns: The elements of each round; completes with the last one, and fails when a round does.
    /// - Complexity: O(1) for a round; one timer is armed.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_disfavoredOverload
    public func `repeat`(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (@Sendable () throws -> Bool)? = nil
    ) -> Observable<Element> {
        repeated(behavior, scheduler, shouldRepeat)
    }

    /// Makes the sequence of `repeat(_:scheduler:shouldRepeat:)`, for all its forms.
    func repeated(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRepeat: (@Sendable () throws -> Bool)?
    ) -> Observable<Element> {
        let source = asObservable()
        return .deferred {
            let counter = RepetitionCounter(behavior)
            return counter.watch(source).repeat(when: { completions in
                completions
                    .map { try shouldRepeat?() ?? true ? counter.next(on: scheduler) : nil }
                    .take(while: { $0 != nil })
                    .flatMap { $0 ?? .empty() }
            })
        }
    }

    /// Subscribes again when the source completes: RxSwiftExt's name for `repeat`.
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts and the delays between them.
    ///   - scheduler: Runs the timer, and subscribes again; not used if there is no delay.
    ///   - shouldRepeat: Whether there is another round; by default, always. An error that it throws fails the
    ///     sequence.
    /// - Returns: The elements of each round; completes with the last one, and fails when a round does.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func repeatWithBehavior(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRepeat: (@Sendable () throws -> Bool)? = nil
    ) -> Observable<Element> {
        `repeat`(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }

    /// Subscribes again after completion, whenever a sequence made from the completions emits.
    ///
    /// ```
    /// source:                                                         a-b|
    /// repeat(when: { $0.delay(.seconds(2), scheduler: scheduler) }):  a-b--a-b--a-b--
    /// ```
    ///
    /// Each element of the trigger that the handler makes subscribes to the source again, if that has completed and
    /// waits. If the trigger ends, so does the result: at once if the source has completed, or else at the next
    /// completion.
    ///
    /// - Parameter notificationHandler: Receives the completions as a sequence; each element that it emits starts a
    ///   round. Called once for each subscription.
    /// - Returns: The elements of each round; completes with the trigger, and fails when a round or the trigger does.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_disfavoredOverload
    public func `repeat`<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        repeated(notificationHandler)
    }

    /// Makes the sequence of `repeat(when:)`, for all its forms.
    func repeated<Trigger: ObservableType & SendableMetatype>(
        _ notificationHandler: @escaping @Sendable (Observable<Void>) -> Trigger
    ) -> Observable<Element> {
        asObservable()
            // Completion becomes an error of a private type, so that `retry(on:when:)` can wait for the signal. Other
            // errors pass.
            .concat(Observable<Element>.error(RoundIsOver()))
            .retry(on: RoundIsOver.self, when: { completions in notificationHandler(completions.map { _ in }) })
    }
}

/// The internal error that marks completion for `retry(on:when:)`.
private struct RoundIsOver: Error {}
