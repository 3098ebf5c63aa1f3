internal import RxDisposables
internal import Synchronization

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The elements of an asynchronous sequence as an observable one.
    ///
    /// ```
    /// async sequence:  a--b--c--|
    /// asObservable():  a--b--c--|
    /// ```
    ///
    /// Each subscription iterates in a task of its own. The task runs on the concurrent executor, whichever actor the caller
    /// is on, and elements are delivered there; use `observe(on:)` to have them elsewhere. Disposal cancels the task, and
    /// nothing is delivered after it.
    ///
    /// - Parameter priority: The priority of the task; that of the one who subscribes if there is none.
    /// - Returns: The elements; ends as the asynchronous sequence does. If that ends because something else than disposal
    ///   has cancelled the task, it fails with `CancellationError`.
    @_disfavoredOverload
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        AsyncSource(self, priority)
    }
}

// SAFETY: immutable.
private final class AsyncSource<Source: AsyncSequence & Sendable>: Observable<Source.Element>, @unchecked Sendable
where Source.Element: Sendable {
    private let source: Source
    private let priority: TaskPriority?

    init(_ source: Source, _ priority: TaskPriority?) {
        self.source = source
        self.priority = priority
        super.init()
    }

    override func run(_ sink: Sink<Source.Element>) {
        let emitter = AsyncEmitter(sink)
        sink.onSubscribe(emitter)
        guard !emitter.isDisposed else { return }
        emitter.start(source, priority)
    }
}

// SAFETY: the flag is atomic; the downstream is called by the one task alone.
private final class AsyncEmitter<Element: Sendable>: Upstream, @unchecked Sendable {
    private let downstream: Sink<Element>
    private let disposed = Atomic<Bool>(false)
    private let work = DisposableSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func start<Source: AsyncSequence & Sendable>(
        _ source: Source,
        _ priority: TaskPriority?
    ) where Source.Element == Element {
        let task = Task(priority: priority) { await self.send(source) }
        work.set(Disposables.create { task.cancel() })
    }

    private func send<Source: AsyncSequence>(_ source: Source) async where Source.Element == Element {
        do {
            for try await element in source {
                guard !isDisposed else { return }
                downstream.onNext(element)
            }
            // A sequence may end in silence when its task is cancelled, and that isn't completion.
            try Task.checkCancellation()
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
