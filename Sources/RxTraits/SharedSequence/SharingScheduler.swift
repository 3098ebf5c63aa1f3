public import RxSchedulers

/// The scheduler of drivers and signals: the main thread, unless a test replaces it.
///
/// ```swift
/// @MainActor @Test func debounces() {
///     let scheduler = TestScheduler(initialClock: 0)
///     SharingScheduler.mock(scheduler: scheduler) {
///         let observer = scheduler.createObserver(Int.self)
///         _ = numbers.asDriver(onErrorJustReturn: 0).debounce(.seconds(1)).drive(observer)
///         scheduler.start()
///     }
/// }
/// ```
///
/// What `mock` sets is task-local: tests that run side by side don't disturb each other. A sequence asks for its
/// scheduler when it is built, so build it inside.
public enum SharingScheduler {
    @TaskLocal private static var replacement: (@Sendable () -> any SchedulerType)?

    /// Makes the scheduler of a driver or signal.
    ///
    /// Each has a main scheduler of its own: what comes on the main thread is delivered at once, whatever else waits
    /// there.
    public static var make: @Sendable () -> any SchedulerType {
        replacement ?? { MainScheduler() }
    }

    static var isReplaced: Bool { replacement != nil }

    /// Replaces the main thread with a scheduler while an action runs.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler.
    ///   - action: What runs with it.
    /// - Returns: What `action` returns.
    /// - Throws: What `action` throws.
    public static func mock<Result>(scheduler: any SchedulerType, action: () throws -> Result) rethrows -> Result {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Replaces the main thread with schedulers while an action runs.
    ///
    /// - Parameters:
    ///   - makeScheduler: Makes a scheduler for each sequence.
    ///   - action: What runs with them.
    /// - Returns: What `action` returns.
    /// - Throws: What `action` throws.
    @_disfavoredOverload
    public static func mock<Result>(
        makeScheduler: @escaping @Sendable () -> any SchedulerType,
        action: () throws -> Result
    ) rethrows -> Result {
        try $replacement.withValue(makeScheduler, operation: action)
    }

    /// Replaces the main thread with a scheduler while an asynchronous action runs.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler.
    ///   - isolation: The actor of the caller.
    ///   - action: What runs with it.
    /// - Returns: What `action` returns.
    /// - Throws: What `action` throws.
    public static func mock<Result>(
        scheduler: any SchedulerType,
        isolation: isolated (any Actor)? = #isolation,
        action: () async throws -> Result
    ) async rethrows -> Result {
        try await $replacement.withValue({ scheduler }, operation: action, isolation: isolation)
    }
}
