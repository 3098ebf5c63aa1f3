internal import RxDisposables
internal import Synchronization

/// The node of everything that a task does: each subscription starts one, and disposal cancels it.
@usableFromInline
// SAFETY: a node, see `Observable`.
final class TaskSource<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline
    typealias Work = @Sendable (TaskEmitter<Element>) async throws -> Void

    private let priority: TaskPriority?
    private let work: Work

    @usableFromInline
    init(priority: TaskPriority? = nil, _ work: @escaping Work) {
        self.priority = priority
        self.work = work
        super.init()
    }

    /// The result of one call.
    @usableFromInline
    convenience init<Input: Sendable>(
        _ closure: @escaping @isolated(any) @Sendable (Input) async throws -> Element,
        _ input: Input
    ) where Element: Sendable {
        self.init { $0.send(try await callAsync(closure, with: input, isolation: closure.isolation)) }
    }

    override func describe(in chain: inout Chain) {
        chain.append("async")
    }

    override func run(_ sink: Sink<Element>) {
        let emitter = TaskEmitter(sink)
        sink.onSubscribe(emitter)
        guard !emitter.isDisposed else { return }
        emitter.start(priority, work)
    }
}

/// Calls an asynchronous closure where it belongs, unless the task has been cancelled by then.
///
/// It asks on the closure's own actor, where nothing comes between question and call: who disposes on that actor isn't
/// followed by the closure (contract G2).
@usableFromInline
package func callAsync<Input: Sendable, Result: Sendable>(
    _ closure: @isolated(any) @Sendable (Input) async throws -> Result,
    with input: Input,
    isolation: isolated (any Actor)?
) async throws -> Result {
    try Task.checkCancellation()
    return try await closure(input)
}

/// The same for a closure without arguments, or with several.
///
/// It takes those with one, too, but then each call would cost a closure around the closure.
@usableFromInline
package func callAsync<each Input: Sendable, Result: Sendable>(
    _ closure: @isolated(any) @Sendable (repeat each Input) async throws -> Result,
    with input: repeat each Input,
    isolation: isolated (any Actor)?
) async throws -> Result {
    try Task.checkCancellation()
    return try await closure(repeat each input)
}

extension Observable where Element: Sendable {
    /// The result of a call that each subscription makes in a task of its own; `nil` is none.
    package static func result(
        priority: TaskPriority?,
        of work: @escaping @Sendable () async throws -> Element?
    ) -> Observable<Element> {
        TaskSource(priority: priority) { emitter in
            if let element = try await work() { emitter.send(element) }
        }
    }
}

/// Stands between a task and the chain below: sends what the task has, until disposal, and then the task's end.
@usableFromInline
// SAFETY: the flag is atomic; the downstream is called by the one task alone.
final class TaskEmitter<Element>: _Upstream, @unchecked Sendable {
    private let downstream: Sink<Element>
    private let disposed = Atomic<Bool>(false)
    private let work = DisposableSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    var isDisposed: Bool { disposed.load(ordering: .acquiring) }

    func start(_ priority: TaskPriority?, _ work: @escaping TaskSource<Element>.Work) {
        let task = Task(priority: priority) {
            do {
                try await work(self)
                // Work may end in silence when its task is cancelled, and that isn't completion.
                try Task.checkCancellation()
                if !isDisposed { downstream.onCompleted() }
            } catch {
                if !isDisposed { downstream.onError(error) }
            }
        }
        self.work.set(Disposables.create(cancelling: task))
    }

    /// Sends an element, unless nobody listens.
    @usableFromInline
    func send(_ element: Element) {
        if !isDisposed { downstream.onNext(element) }
    }

    override func stop() {
        disposed.store(true, ordering: .releasing)
    }

    override func dispose() {
        stop()
        work.dispose()
    }
}
