internal import RxDisposables
@_spi(Pipeline) internal import RxObservable

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestScheduler {
    /// Iterates over an asynchronous sequence in virtual time, and records its elements and when they came.
    ///
    /// ```swift
    /// let source = scheduler.hot("ab---c--|")
    /// let record = scheduler.record(source.debounce(.seconds(3), scheduler: scheduler).values)
    /// scheduler.start()
    /// #expect(record.marbles() == "----b---(c|)")
    /// ```
    ///
    /// The iteration begins at once, and continues in the call that runs this scheduler: each of its steps is an action
    /// of the scheduler. So no waiting is needed, as long as the sequence doesn't go to another executor: to the main
    /// actor, or to a `Task { }` of its own. If it does, use ``TestableObserver/waitForEvents(_:within:file:line:)``.
    ///
    /// - Parameters:
    ///   - sequence: The sequence. Its end is recorded as `completed`, an error that it throws as `error`.
    ///   - disposedAt: A diagram with a `!` where to cancel the iteration, and maybe a `^` where to begin it; traps if
    ///     it is malformed. Nothing is recorded after the `!`.
    /// - Returns: The observer that records the events.
    public func record<Source: AsyncSequence & SendableMetatype>(
        _ sequence: sending Source,
        disposedAt: String? = nil
    ) -> TestableObserver<Source.Element> {
        record(VirtualIterations(sequence, self), disposedAt: disposedAt)
    }
}

/// An asynchronous sequence that each subscription iterates over in virtual time.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class VirtualIterations<Source: AsyncSequence & SendableMetatype>: Observable<Source.Element>,
    // SAFETY: immutable; the source was transferred to it, and the one who records it subscribes once.
    @unchecked Sendable
{
    private let source: Source
    private let scheduler: TestScheduler

    init(_ source: Source, _ scheduler: TestScheduler) {
        self.source = source
        self.scheduler = scheduler
        super.init()
    }

    override func run(_ sink: Sink<Source.Element>) {
        let iteration = VirtualIteration(sink)
        sink.onSubscribe(iteration)
        iteration.start(source, scheduler)
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class VirtualIteration<Element>: Upstream {
    private let downstream: Sink<Element>
    private let disposed = AtomicBool(false)
    private let work = DisposableSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    private var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func start<Source: AsyncSequence & SendableMetatype>(_ source: Source, _ scheduler: TestScheduler)
    where Source.Element == Element {
        // The observer may have disposed of this object inside `onSubscribe`.
        guard !isDisposed else { return }
        let executor = EagerExecutor(scheduler)
        let iteration = UncheckedSendable((self, source))
        let task = scheduler.startingTasks {
            Task(executorPreference: executor) {
                let (this, source) = iteration.value
                await this.send(source)
                // A task refers to its executor without retaining it.
                extendLifetime(executor)
            }
        }
        work.set(Disposables.create { task.cancel() })
    }

    private func send<Source: AsyncSequence & SendableMetatype>(_ source: Source) async
    where Source.Element == Element {
        do {
            for try await element in source {
                guard !isDisposed else { return }
                downstream.onNext(element)
            }
            guard !isDisposed else { return }
            downstream.onCompleted()
        } catch {
            guard !isDisposed else { return }
            downstream.onError(error)
        }
    }

    override func stop() {
        disposed.store(true, ordering: .releasing)
    }

    override func dispose() {
        stop()
        work.dispose()
    }
}
