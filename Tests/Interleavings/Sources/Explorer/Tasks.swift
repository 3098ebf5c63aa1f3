// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stand-ins have the names of the originals, which are documented elsewhere.

/// A task of the library in the explorer: a thread of the run, which waits where the task would be suspended.
// SAFETY: used on one thread of the system, like everything in a run.
package final class TaskState: @unchecked Sendable {
    private let marker = Marker()
    /// Whether it was cancelled, whether it is over, and the handlers that a cancellation calls.
    private(set) var isCancelled = false
    private(set) var isFinished = false
    private var handlers: [() -> Void] = []
    /// Stands for the lock that the runtime holds while it calls a handler: other threads have to wait for it.
    private var isLocked = false
    /// The threads on which handlers are being called.
    private static nonisolated(unsafe) var cancelling: Set<Int> = []

    static var isCancelling: Bool { cancelling.contains(Turns.shared.thread) }

    func lookForCancellation() -> Bool {
        marker.look()
        return isCancelled
    }

    func cancel() {
        lock()
        if !isCancelled {
            isCancelled = true
            callHandlers()
        }
        unlock()
    }

    // A function of its own, so that no handler is retained any more when the lock is released.
    @inline(never)
    private func callHandlers() {
        for handler in handlers { Self.call(handler) }
    }

    private static func call(_ handler: () -> Void) {
        let isOutermost = cancelling.insert(Turns.shared.thread).inserted
        handler()
        if isOutermost { cancelling.remove(Turns.shared.thread) }
    }

    /// Adds a handler, and calls it if the task has been cancelled already.
    func add(_ handler: @escaping () -> Void) {
        lock()
        let isLate = isCancelled
        handlers.append(handler)
        unlock()
        if isLate { Self.call(handler) }
    }

    func removeLast() {
        lock()
        let handler = handlers.removeLast()
        unlock()
        _ = consume handler
    }

    private func lock() {
        marker.take { !self.isLocked }
        isLocked = true
    }

    private func unlock() {
        marker.event()
        isLocked = false
    }

    func finish() {
        marker.event()
        isFinished = true
    }

    func waitForEnd() {
        marker.wait { self.isFinished }
    }

    /// Waits until it is cancelled.
    func waitForCancellation() {
        marker.wait { self.isCancelled }
    }

    /// Waits until a time that the explorer chooses, unless it is cancelled before that.
    func pause() throws {
        marker.event()
        if isCancelled { throw CancellationError() }
    }
}

/// Stands for the standard library's.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
    private let state = TaskState()
    private let outcome = Outcome()

    // SAFETY: used on one thread of the system, like everything in a run.
    private final class Outcome: @unchecked Sendable {
        var result: Result<Success, Failure>?
    }

    private func begin(_ operation: @escaping @Sendable () -> Result<Success, Failure>) {
        let (state, outcome) = (state, outcome)
        Turns.shared.begin("a task", as: state) {
            outcome.result = operation()
            state.finish()
        }
    }

    public func cancel() { state.cancel() }

    public var isCancelled: Bool { state.lookForCancellation() }

    public var result: Result<Success, Failure> {
        state.waitForEnd()
        guard let result = outcome.result else { fatalError("A task that is over has no result.") }
        return result
    }
}

extension Task where Failure == Never {
    @discardableResult
    public init(priority: TaskPriority? = nil, operation: @escaping @Sendable () -> Success) {
        begin { .success(operation()) }
    }

    @discardableResult
    public static func detached(priority: TaskPriority? = nil, operation: @escaping @Sendable () -> Success) -> Self {
        Self(priority: priority, operation: operation)
    }
}

extension Task where Failure == any Error {
    @discardableResult
    public init(priority: TaskPriority? = nil, operation: @escaping @Sendable () throws -> Success) {
        begin { Result(catching: operation) }
    }
}

extension Task where Success == Never, Failure == Never {
    public static var isCancelled: Bool { Turns.shared.task?.lookForCancellation() ?? false }

    public static func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
    }

    /// Cancels the calling task, as `withUnsafeCurrentTask` allows.
    package static func cancelCurrent() { Turns.shared.task?.cancel() }

    public static func yield() { Turns.shared.yield() }

    public static var currentPriority: TaskPriority { .medium }

    public static func sleep(nanoseconds: UInt64) throws { try Turns.shared.task?.pause() }
}

/// Calls a handler if the task is cancelled meanwhile: under a lock of the runtime, on the thread that cancels.
public func withTaskCancellationHandler<Result>(
    operation: () throws -> Result,
    onCancel handler: @escaping @Sendable () -> Void,
    isolation: StandInActor? = nil
) rethrows -> Result {
    guard let task = Turns.shared.task else { return try operation() }
    task.add(handler)
    defer { task.removeLast() }
    return try operation()
}

/// Stands for the standard library's: it is resumed once, and under no lock (contract L8).
// SAFETY: used on one thread of the system, like everything in a run.
public final class UnsafeContinuation<Value, Failure: Error>: @unchecked Sendable {
    private let marker = Marker()
    private var result: Result<Value, any Error>?

    public func resume(returning value: Value) { resume(.success(value)) }

    public func resume(throwing error: any Error) { resume(.failure(error)) }

    public func resume(with result: Result<Value, any Error>) { resume(result) }

    private func resume(_ result: Result<Value, any Error>) {
        if Turns.shared.locksHeld > 0 { Turns.shared.fail("L8: a continuation is resumed under a lock.") }
        marker.event()
        if self.result != nil { Turns.shared.fail("L8: a continuation is resumed twice.") }
        self.result = result
    }

    fileprivate func wait() throws -> Value {
        let stage = StandInActor.leaveCurrent()
        marker.wait { self.result != nil }
        stage?.enter()
        guard let result else { fatalError("A continuation goes on without a result.") }
        return try result.get()
    }
}

public func withUnsafeThrowingContinuation<Value>(
    isolation: StandInActor? = nil,
    _ body: (UnsafeContinuation<Value, any Error>) -> Void
) throws -> Value {
    let continuation = UnsafeContinuation<Value, any Error>()
    body(continuation)
    return try continuation.wait()
}

public typealias CheckedContinuation = UnsafeContinuation

public func withCheckedThrowingContinuation<Value>(
    _ body: (UnsafeContinuation<Value, any Error>) -> Void
) throws -> Value {
    try withUnsafeThrowingContinuation(isolation: nil, body)
}

/// Stands for an actor: one thread at a time is on it; a thread that waits for something else leaves it meanwhile.
// SAFETY: used on one thread of the system, like everything in a run.
public final class StandInActor: @unchecked Sendable {
    /// The actor that the asynchronous closures of this run are isolated to; `nil` for the concurrent executor.
    public static nonisolated(unsafe) var ofClosures: StandInActor?
    private static nonisolated(unsafe) var current: [Int: StandInActor] = [:]

    private let marker = Marker()
    private var isTaken = false
    private var depth = 0

    package init() {}

    /// Enters the actor when no other thread is on it.
    public func enter() {
        if Self.current[Turns.shared.thread] === self {
            depth += 1
            return
        }
        marker.take { !self.isTaken }
        isTaken = true
        Self.current[Turns.shared.thread] = self
    }

    public func leave() {
        if depth > 0 {
            depth -= 1
            return
        }
        Self.current[Turns.shared.thread] = nil
        marker.event()
        isTaken = false
    }

    /// Leaves the actor to other threads while the calling thread waits.
    fileprivate static func leaveCurrent() -> StandInActor? {
        guard let stage = current[Turns.shared.thread] else { return nil }
        stage.leave()
        return stage
    }

    /// Removes the state of earlier runs.
    static func clear() {
        ofClosures = nil
        current = [:]
    }
}
