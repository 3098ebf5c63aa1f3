import TestSupport
import Testing

extension ImmediateSchedulerType {
    /// Runs a closure in an action, and returns its result.
    func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            _ = schedule(()) {
                continuation.resume(returning: body())
                return nothing
            }
        }
    }
}

extension SchedulerType {
    /// Runs a closure in a delayed action, and returns its result.
    func run<Result: Sendable>(after dueTime: RxTimeInterval, _ body: @escaping @Sendable () -> Result) async -> Result
    {
        await withCheckedContinuation { continuation in
            _ = scheduleRelative((), dueTime: dueTime) {
                continuation.resume(returning: body())
                return nothing
            }
        }
    }
}

/// Expects that a waiting action is freed with its state as soon as it is disposed of.
func expectDisposalFrees(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ schedule: (TrackedPayload) -> any Disposable
) {
    var waiting: (any Disposable)?
    let isFreed = trackPayload { waiting = schedule($0) }
    #expect(!isFreed() && waiting?.isFinished == false, sourceLocation: sourceLocation)
    waiting?.dispose()
    #expect(isFreed() && waiting?.isFinished == true, sourceLocation: sourceLocation)
}
