internal import RxDisposables
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
/// `mock` sets a task-local value, so tests that run side by side don't disturb each other. (Systems before macOS 10.15
/// and iOS 13 have no tasks; there it is a thread-local value.) A sequence reads its scheduler when it is built, so
/// build it inside `mock`. With any scheduler, closures of drivers and signals are isolated to the main actor: a test
/// scheduler runs them on the main thread if the test is `@MainActor`, and a scheduler that runs its actions elsewhere
/// ends the test with a message.
public enum SharingScheduler {
    private static let replacement = ScopedValue<@Sendable () -> any SchedulerType>()

    /// Makes the scheduler of a driver or signal.
    ///
    /// Each has a main scheduler of its own: what comes on the main thread is delivered at once, whatever else waits
    /// there.
    public static var make: @Sendable () -> any SchedulerType {
        replacement.current ?? { MainScheduler() }
    }

    /// Makes the scheduler of a driver or signal; a replacement is checked to run on the main thread.
    static func makeChecked() -> any SchedulerType {
        standIn ?? MainScheduler()
    }

    /// What a test has put in place of the main thread.
    static var standIn: (any SchedulerType)? { replacement.current.map { MainStandIn($0()) } }

    /// Replaces the main thread with a scheduler while an action runs.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler; runs its actions on the main thread, as a test scheduler does that is started
    ///     there.
    ///   - action: The code that runs with it.
    /// - Returns: What `action` returns.
    /// - Throws: What `action` throws.
    @MainActor @_disfavoredOverload
    public static func mock<Result>(
        scheduler: any SchedulerType,
        action: @MainActor () throws -> Result
    ) rethrows -> Result {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    /// Replaces the main thread with schedulers while an action runs.
    ///
    /// - Parameters:
    ///   - makeScheduler: Makes a scheduler for each sequence; it runs its actions on the main thread.
    ///   - action: The code that runs with them.
    /// - Returns: What `action` returns.
    /// - Throws: What `action` throws.
    @MainActor @_disfavoredOverload
    public static func mock<Result>(
        makeScheduler: @escaping @Sendable () -> any SchedulerType,
        action: @MainActor () throws -> Result
    ) rethrows -> Result {
        try replacement.withValue(makeScheduler) { try action() }
    }

    /// Replaces the main thread with a scheduler while an asynchronous action runs.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler; runs its actions on the main thread, as a test scheduler does that is started
    ///     there.
    ///   - action: The code that runs with it.
    /// - Returns: What `action` returns.
    /// - Throws: What `action` throws.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @MainActor
    public static func mock<Result>(
        scheduler: any SchedulerType,
        action: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        try await replacement.withValue({ scheduler }) { try await action() }
    }

    /// Replaces the main thread for code that the compiler doesn't check: traps if that doesn't run on the main thread.
    @preconcurrency
    package static func mockUnchecked<Result>(
        _ makeScheduler: @escaping @Sendable () -> any SchedulerType,
        _ action: () throws -> Result
    ) rethrows -> Result {
        guard MainQueue.isCurrent else {
            fatalError(
                """
                `SharingScheduler.mock` was called off the main thread, where drivers and signals don't deliver. \
                Mark the test `@MainActor`.
                """
            )
        }
        return try replacement.withValue(makeScheduler, action)
    }
}
