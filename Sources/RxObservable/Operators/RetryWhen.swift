internal import RxDisposables

extension ObservableType {
    /// Subscribes again after an error of one type, whenever a sequence made from these errors emits.
    ///
    /// ```
    /// source, first time:                                                           a--#
    /// source, second time:                                                               b--c|
    /// retry(on: Lost.self, when: { $0.delay(.seconds(2), scheduler: scheduler) }):  a----b--c|
    /// ```
    ///
    /// Each element of the trigger that the handler makes subscribes to the source again, if that has failed and waits.
    /// When the trigger ends, the sequence does so with the next error, or at once if it waits. An error of another
    /// type fails the sequence.
    ///
    /// The type is an argument of its own: if the closure alone said it, the compiler would take seconds for a chain.
    ///
    /// - Parameters:
    ///   - failure: The type of the errors.
    ///   - notificationHandler: Makes the trigger of the errors; called once for each subscription.
    /// - Returns: The elements of each attempt; completes when an attempt or the trigger does, and fails with the
    ///   trigger or with an error of another type.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
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
    /// When the trigger ends, the sequence does so with the next error, or at once if it waits.
    ///
    /// - Parameter notificationHandler: Makes the trigger of the errors; called once for each subscription.
    /// - Returns: The elements of each attempt; completes when an attempt or the trigger does, and fails with the
    ///   trigger.
    /// - SeeAlso: [retry](https://reactivex.io/documentation/operators/retry.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func retry<TriggerObservable: ObservableType & SendableMetatype>(
        when notificationHandler: @escaping @Sendable (Observable<any Error>) -> TriggerObservable
    ) -> Observable<Element> {
        retried(asObservable(), { $0 }, when: notificationHandler)
    }
}

/// What `retry(when:)` is, for all its forms.
@usableFromInline
package func retried<Element, Failure, Trigger: ObservableType>(
    _ source: Observable<Element>,
    _ convert: @escaping @Sendable (any Error) -> Failure?,
    when handler: @escaping @Sendable (Observable<Failure>) -> Trigger
) -> Observable<Element> {
    Lift("retry(when:)", source, (convert, handler)) { sink, source, its in
        let core = SplitCore()
        let failures = Branch<Failure>(core)
        let stage = RetryWhenSink(sink, source, its.0, core, failures)
        let trigger = TriggerSink<Element, Failure, Trigger.Element>(stage)
        stage.trigger.replace(trigger)
        sink.onSubscribe(stage)
        guard !stage.isStopped else { return }
        its.1(failures.makeObservable()).asObservable().attach(trigger)
        stage.proceed()
    }
}

private final class RetryWhenSink<Element, Failure>: SequentialSink<Element> {
    /// What there is between the source and the trigger.
    private enum Phase {
        /// The source runs, or is about to.
        case running
        /// The source has failed and the trigger decides.
        case waiting
        /// The trigger has completed, or failed with the error.
        case triggerEnded((any Error)?)
    }

    private let source: Observable<Element>
    private let convert: (any Error) -> Failure?
    private let core: SplitCore
    private let failures: Branch<Failure>
    // The two hold each other until disposal lets go of the trigger.
    let trigger = UpstreamSlot()
    private let lock = Lock()
    // Guarded by the lock.
    private var phase = Phase.running

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
        // The source is over before the trigger hears of it.
        leaveCurrent()
        lock.lock()
        if case .triggerEnded(let end) = phase {
            lock.unlock()
            return sendEnd(end)
        }
        phase = .waiting
        lock.unlock()
        core.section.perform { self.failures.send(failure) }
    }

    func triggered() {
        lock.lock()
        guard case .waiting = phase else { return lock.unlock() }
        phase = .running
        lock.unlock()
        proceed()
    }

    func triggerEnded(_ end: (any Error)?) {
        lock.lock()
        let isWaiting = if case .waiting = phase { true } else { false }
        phase = .triggerEnded(end)
        lock.unlock()
        if isWaiting { sendEnd(end) }
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

/// Takes the events of the trigger.
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
