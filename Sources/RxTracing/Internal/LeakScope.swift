internal import RxDisposables

/// The subscriptions that begin in a part of a program: in the tasks and calls of a block, and as inner ones of these.
///
/// Tests look for leaks with it; other tests that run at the same time don't disturb it.
package final class LeakScope: Sendable {
    private static let scope = ScopedValue<LeakScope>()
    private static let count = AtomicInt(0)

    private let subscriptions = Locked<[Int: TracedSubscription]>([:])
    private let change = Locked<(@Sendable () -> Void)?>(nil)

    /// Makes a scope, and has its subscriptions watched until ``close()``.
    package init() {
        Self.count.wrappingAdd(1, ordering: .relaxed)
        Tracer.shared.scopeOpened()
    }

    /// Ends the watching of subscriptions for this scope.
    package func close() {
        Self.count.wrappingSubtract(1, ordering: .relaxed)
        Tracer.shared.scopeClosed()
    }

    static var current: LeakScope? {
        // The count spares the look-up of a task-local value where no test looks for leaks.
        count.load(ordering: .relaxed) == 0 ? nil : scope.current
    }

    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.scope.withValue(self, body)
    }

    /// Runs a body within the scope, with the tasks that it starts.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    nonisolated(nonsending) package func run<Result>(
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await Self.scope.withValue(self, body)
    }

    /// The live subscriptions, the oldest first.
    package var live: SubscriptionSnapshot {
        return SubscriptionSnapshot(subscriptions.current.values.sorted { $0.id < $1.id }, at: Moment.now)
    }

    /// Sets the closure that is called whenever a subscription ends.
    package func onEnd(_ action: (@Sendable () -> Void)?) {
        change.replace(action)
    }

    func insert(_ subscription: TracedSubscription) {
        subscriptions.withLock { $0[subscription.id] = subscription }
    }

    func remove(_ subscription: TracedSubscription) {
        subscriptions.withLock { $0[subscription.id] = nil }
        // The action is called outside the lock, on the thread on which the subscription ended.
        change.current?()
    }
}
