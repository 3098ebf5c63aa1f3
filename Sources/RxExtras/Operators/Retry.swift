public import RxObservable
public import RxSchedulers

extension ObservableType where Element: Sendable {
    /// Subscribes again when the source fails, with the number of attempts and the delays of a behavior.
    ///
    /// ```
    /// source, first time:                       a-#
    /// source, second time:                         b#
    /// source, third time:                             c|
    /// retry(.exponential(from: 1, factor: 2)):  a--b--c|
    /// ```
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let scheduler = TestScheduler()
    /// let attempts = BehaviorRelay(value: 0)
    /// let request = Observable<String>.deferred {
    ///     attempts.update { $0 += 1 }
    ///     print("asks at \(scheduler.clock)")
    ///     return attempts.value < 3 ? .error(Offline()) : .just("answer")
    /// }
    /// _ = request
    ///     .retry(.exponential(maxCount: 5, from: .seconds(1)), scheduler: scheduler)
    ///     .subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "asks at 0", "asks at 1", "asks at 3", "answer".
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The number of attempts and the delays between them.
    ///   - scheduler: Runs the timer, and subscribes again; not used if there is no delay.
    ///   - shouldRetry: Whether to try again after an error; by default, always. An error that it throws fails the
    ///     sequence.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the error of the last
    ///   one.
    /// - Complexity: O(1) for an attempt; one timer is armed.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_disfavoredOverload
    public func retry(
        _ behavior: RepeatBehavior,
        scheduler: any SchedulerType = MainScheduler.instance,
        shouldRetry: (@Sendable (any Error) throws -> Bool)? = nil
    ) -> Observable<Element> {
        retried(behavior, scheduler, shouldRetry)
    }

    /// Makes the sequence of `retry(_:scheduler:shouldRetry:)`, for all its forms.
    func retried(
        _ behavior: RepeatBehavior,
        _ scheduler: any SchedulerType,
        _ shouldRetry: (@Sendable (any Error) throws -> Bool)?
    ) -> Observable<Element> {
        let source = asObservable()
        return .deferred {
            let counter = RepetitionCounter(behavior)
            return counter.watch(source).retry(when: { (errors: Observable<any Error>) -> Observable<Int> in
                errors.flatMap { error -> Observable<Int> in
                    guard try shouldRetry?(error) ?? true, let next = counter.next(on: scheduler) else { throw error }
                    return next
                }
            })
        }
    }

    /// Subscribes again after each error that satisfies a condition: RxSwiftExt's name for `retry`.
    ///
    /// - Parameter predicate: Whether to ignore an error; one that it throws fails the sequence.
    /// - Returns: The elements of each attempt; completes when an attempt does, and fails with the first error for
    ///   which the condition doesn't hold.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignoreErrors(_ predicate: @escaping @Sendable (any Error) throws -> Bool) -> Observable<Element> {
        retry(.immediate(maxCount: .max), shouldRetry: predicate)
    }

    /// Subscribes again after an error, at the next element of a signal: when the network is back, for example.
    ///
    /// ```
    /// source, first time:   a--#
    /// source, second time:        b--c|
    /// signal:               -1----2----
    /// retry(when: signal):  a-----b--c|
    /// ```
    ///
    /// Elements of the signal that arrive while the source runs have no effect. When the signal ends, so does the
    /// result: at once if it waits for the signal, or else at the next error.
    ///
    /// - Parameter signal: Each of its elements starts an attempt; subscribed to once.
    /// - Returns: The elements of each attempt; completes when an attempt or the signal does, and fails with the
    ///   signal.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<Signal: ObservableConvertibleType>(
        when signal: Signal
    ) -> Observable<Element> where Signal.Element: Sendable {
        let signal = signal.asObservable()
        return asObservable().retry(when: { (_: Observable<any Error>) in signal })
    }
}

extension ObservableType {
    /// Subscribes again after each error: RxSwiftExt's name for `retry()`.
    ///
    /// - Returns: The elements of each attempt; completes when an attempt does.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    public func ignoreErrors() -> Observable<Element> {
        asObservable().retry()
    }
}
