public import RxDisposables
public import RxObservable
public import RxSchedulers

extension PrimitiveSequence {
    /// A sequence that a factory makes anew for each subscriber.
    ///
    /// ```swift
    /// let clicks = BehaviorRelay(value: 0)
    /// let current = Single.deferred { .just(clicks.value) }  // reads it for each subscriber
    /// clicks.accept(5)
    /// _ = current.subscribe(onSuccess: { print($0) })
    /// // Prints "5".
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence; an error that it throws fails the sequence. It is released
    ///   once it has run.
    /// - Returns: A sequence that behaves like the one made for the subscriber.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }

    /// A sequence with a resource that lives as long as the subscription.
    ///
    /// ```swift
    /// let lines = Single.using({ BooleanDisposable() }, primitiveSequenceFactory: { file in .just(file.isDisposed) })
    /// _ = lines.subscribe(onSuccess: { print("closed while it is read: \($0)") })
    /// // Prints "closed while it is read: false".
    /// ```
    ///
    /// - Parameters:
    ///   - resourceFactory: Makes the resource; an error that it throws fails the sequence.
    ///   - primitiveSequenceFactory: Makes the sequence; an error that it throws fails the sequence.
    /// - Returns: The sequence that was made; the resource is disposed of when the subscription is over.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping @Sendable () throws -> Resource,
        primitiveSequenceFactory: @escaping @Sendable (Resource) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source })
        )
    }
}

extension PrimitiveSequenceType {
    /// Continues with another sequence when this one fails.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let request = Single<String>.error(Offline())
    /// _ = request.catch { _ in .just("from the cache") }.subscribe(onSuccess: { print($0) })
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameter handler: Returns the sequence to continue with; an error that it throws fails the sequence.
    /// - Returns: The source's result, or that of the handler's sequence.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func `catch`(
        _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catch { try handler($0).source })
    }

    /// Subscribes again when the source has failed with an error of one type and a trigger emits.
    ///
    /// - Parameters:
    ///   - failure: The type of the errors; an error of another type fails the sequence.
    ///   - notificationHandler: Receives the errors as a sequence and returns the trigger. When the trigger fails or
    ///     completes, so does the result; a single that completes in this way fails with `RxError.noElements`.
    /// - Returns: The first result that isn't an error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<Trigger: ObservableType & SendableMetatype, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping @Sendable (Observable<Failure>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(on: failure, when: notificationHandler)))
    }

    /// Subscribes again when the source has failed and a trigger emits.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let scheduler = TestScheduler()
    /// let attempts = BehaviorRelay(value: 0)
    /// let request = Single<String>.deferred {
    ///     attempts.update { $0 += 1 }
    ///     return attempts.value < 2 ? .error(Offline()) : .just("answer at \(scheduler.clock)")
    /// }
    /// _ = request
    ///     .retry(when: { errors in errors.delay(.seconds(5), scheduler: scheduler) })
    ///     .subscribe(onSuccess: { print($0) })
    /// scheduler.start()
    /// // Prints "answer at 5".
    /// ```
    ///
    /// - Parameter notificationHandler: Receives the errors as a sequence and returns the trigger. When the trigger
    ///   fails or completes, so does the result; a single that completes in this way fails with `RxError.noElements`.
    /// - Returns: The first result that isn't an error.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<Trigger: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> Trigger
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: completing(source.retry(when: notificationHandler)))
    }

    // A trigger that completes ends `retry(when:)` without a result, which a single has no event for.
    @usableFromInline
    package func completing(_ retried: Observable<Element>) -> Observable<Element> {
        Trait.self == SingleTrait.self ? onlyElement(of: retried, isSingle: true) : retried
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Continues with another sequence when there is no result in time.
    ///
    /// ```swift
    /// let scheduler = TestScheduler()
    /// let slow = Single.just("late").delay(.seconds(30), scheduler: scheduler)
    /// _ = slow
    ///     .timeout(.seconds(5), other: .just("from the cache"), scheduler: scheduler)
    ///     .subscribe(onSuccess: { print($0) })
    /// scheduler.start()
    /// // Prints "from the cache".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The time that the source has for its result.
    ///   - other: The sequence to continue with.
    ///   - scheduler: Runs the timer.
    /// - Returns: The source's result, or the other's.
    /// - SeeAlso: [timeout](https://reactivex.io/documentation/operators/timeout.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func timeout(
        _ dueTime: any RxTimeSpan,
        other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger & Sendable {
    /// Emits zero after a delay.
    ///
    /// ```swift
    /// let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
    /// let pause = Single<Int>.timer(.milliseconds(20), scheduler: queue)
    /// print(try await pause.map { _ in "time for a break" }.value)
    /// // Prints "time for a break".
    /// ```
    ///
    /// - Parameters:
    ///   - dueTime: The delay.
    ///   - scheduler: Runs the timer.
    /// - Returns: A sequence with the result 0.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
    }
}
