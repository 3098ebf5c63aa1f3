internal import RxDisposables

extension ObservableType where Element: Sendable {
    /// Subscribes again after an error of one type, whenever a sequence made from these errors emits.
    ///
    /// ```
    /// source, first time:                                                           a--#
    /// source, second time:                                                               b--c|
    /// retry(on: Lost.self, when: { $0.delay(.seconds(2), scheduler: scheduler) }):  a----b--c|
    /// ```
    ///
    /// Each element of the trigger that the handler makes subscribes to the source again, if that has failed and waits.
    /// If the trigger ends, so does the result: at once if the source has failed, or else at the next error. An error
    /// of another type fails the sequence.
    ///
    /// The type is an argument of its own: if the compiler had to infer it from the closure, it would need seconds for
    /// a chain.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let isBack = PublishSubject<Void>()  // the network is there again
    /// let attempts = BehaviorRelay(value: 0)
    /// let request = Observable<String>.deferred {
    ///     attempts.update { $0 += 1 }
    ///     return attempts.value < 2 ? .error(Offline()) : .just("answer")
    /// }
    /// request
    ///     .retry(on: Offline.self, when: { errors in errors.flatMapLatest { _ in isBack } })
    ///     .subscribe(onNext: { print($0) })
    ///     .disposed(by: bag)
    /// isBack.onNext(())
    /// // Prints "answer".
    /// ```
    ///
    /// - Parameters:
    ///   - failure: The type of the errors.
    ///   - notificationHandler: Receives the errors as a sequence; each element that it emits starts a retry. Called
    ///     once for each subscription.
    /// - Returns: The elements of each attempt; completes when an attempt or the trigger does, and fails with the
    ///   trigger or with an error of another type.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype, Failure: Error>(
        on failure: Failure.Type,
        when notificationHandler: @escaping @Sendable (Observable<Failure>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 as? Failure }, when: notificationHandler)
    }

    /// Subscribes again after an error, whenever a sequence made from the errors emits.
    ///
    /// ```
    /// source, first time:                                            a--#
    /// source, second time:                                                b--c|
    /// retry(when: { $0.delay(.seconds(2), scheduler: scheduler) }):  a----b--c|
    /// ```
    ///
    /// Each element of the trigger that the handler makes subscribes to the source again, if that has failed and waits.
    /// If the trigger ends, so does the result: at once if the source has failed, or else at the next error.
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
    ///     .retry(when: { errors in errors.delay(.seconds(5), scheduler: scheduler) })
    ///     .subscribe(onNext: { print($0) })
    /// scheduler.start()
    /// // Prints "asks at 0", "asks at 5", "asks at 10", "answer".
    /// ```
    ///
    /// Also known as `retryWhen` (RxJS).
    ///
    /// - Parameter notificationHandler: Receives the errors as a sequence; each element that it emits starts a retry.
    ///   Called once for each subscription.
    /// - Returns: The elements of each attempt; completes when an attempt or the trigger does, and fails with the
    ///   trigger.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 }, when: notificationHandler)
    }
}

/// Makes the node of `retry(when:)`, for all its forms.
@usableFromInline @preconcurrency
package func retried<Element, Failure, Trigger: ObservableType>(
    _ source: Observable<Element>,
    _ convert: @escaping @Sendable (any Error) -> Failure?,
    when handler: @escaping @Sendable (Observable<Failure>) -> Trigger
) -> Observable<Element> {
    Lift("retry(when:)", source, (convert: convert, handler: handler)) { sink, source, given in
        let core = SplitCore()
        let failures = Branch<Failure>(core)
        let stage = RetryWhenSink(sink, source, given.convert, core, failures)
        let trigger = TriggerSink<Element, Failure, Trigger.Element>(stage)
        stage.trigger.replace(trigger)
        sink.onSubscribe(stage)
        guard !stage.isStopped else { return }
        given.handler(failures.makeObservable()).asObservable().attach(trigger)
        stage.proceed()
    }
}

private final class RetryWhenSink<Element, Failure>: SequentialSink<Element> {
    private let source: Observable<Element>
    private let convert: (any Error) -> Failure?
    private let core: SplitCore
    private let failures: Branch<Failure>
    // This sink and the trigger hold each other until disposal releases the trigger.
    let trigger = UpstreamSlot()
    private let lock = Lock()
    // This field is guarded by the lock.
    private var state = RetryState.running

    init(
        _ downstream: Sink<Element>,
        _ source: Observable<Element>,
        _ convert: @escaping (any Error) -> Failure?,
        _ core: SplitCore,
        _ failures: Branch<Failure>
    ) {
        self.source = source
        self.convert = convert
        self.core = core
        self.failures = failures
        super.init(downstream)
    }

    override func nextSource() -> Observable<Element>? {
        source
    }

    override func onError(_ error: any Error) {
        guard let failure = convert(error) else { return downstream.onError(error) }
        // The source is disposed of before the trigger receives the error: the trigger may subscribe again at once.
        leaveCurrent()
        switch lock.withLock({ state.sourceFailed() }) {
        case .wait: core.perform { self.failures.send(failure) }
        case .end(let end): sendEnd(end)
        }
    }

    func triggered() {
        if lock.withLock({ state.triggered() }) { proceed() }
    }

    func triggerEnded(_ end: (any Error)?) {
        if lock.withLock({ state.triggerEnded(end) }) { sendEnd(end) }
    }

    private func sendEnd(_ error: (any Error)?) {
        guard !isStopped else { return }
        if let error {
            downstream.onError(error)
        } else {
            downstream.onCompleted()
        }
    }

    override func stop() {
        super.stop()
        trigger.stop()
    }

    override func dispose() {
        super.dispose()
        trigger.dispose()
    }
}

/// The state of `retry(when:)`, between its source and its trigger.
enum RetryState {
    /// The source runs, or is about to.
    case running
    /// The source has failed and the trigger decides.
    case waiting
    /// The trigger has completed, or failed with the error.
    case triggerEnded((any Error)?)

    /// The consequence of the source's error.
    enum Failure {
        /// The trigger receives the error.
        case wait
        /// The sequence ends with the trigger's end.
        case end((any Error)?)
    }

    mutating func sourceFailed() -> Failure {
        if case .triggerEnded(let end) = self { return .end(end) }
        // Mutant gap: "retry(when:): the trigger ends"
        self = .waiting
        return .wait
    }

    /// - Returns: Whether the source has to be subscribed to again.
    mutating func triggered() -> Bool {
        guard case .waiting = self else { return false }
        self = .running
        return true
    }

    /// - Returns: Whether the sequence ends now, since no source runs.
    mutating func triggerEnded(_ end: (any Error)?) -> Bool {
        let isWaiting = if case .waiting = self { true } else { false }
        self = .triggerEnded(end)
        return isWaiting
    }
}

/// Receives the events of the trigger.
private final class TriggerSink<Element, Failure, Signal>: EndSink<Signal> {
    private let stage: RetryWhenSink<Element, Failure>

    init(_ stage: RetryWhenSink<Element, Failure>) {
        self.stage = stage
    }

    override var below: Upstream? { stage }

    override func onNext(_ element: Signal) {
        stage.triggered()
    }

    override func onError(_ error: any Error) {
        stage.triggerEnded(error)
        dispose()
    }

    override func onCompleted() {
        stage.triggerEnded(nil)
        dispose()
    }
}
