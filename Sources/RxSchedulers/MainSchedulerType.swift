internal import Dispatch

/// A scheduler of the main thread: ``MainScheduler/instance``, ``MainScheduler/asyncInstance``,
/// ``ConcurrentMainScheduler``.
///
/// The type is a promise: what such a scheduler runs, it runs on the main thread. So `observe(on:)` with one of them
/// gives a sequence whose closures are `@MainActor`. Conform nothing to it.
public protocol MainSchedulerType: SchedulerType {}

extension MainScheduler: MainSchedulerType {}

extension ConcurrentMainScheduler: MainSchedulerType {}

/// Runs actions on the main queue, never inline; see ``MainScheduler/asyncInstance``.
public final class AsyncMainScheduler: SerialDispatchQueueScheduler, MainSchedulerType {
    init() {
        super.init(.main, backlog: .shared)
    }
}

// SAFETY: as its superclass; it adds nothing.
extension AsyncMainScheduler: @unchecked Sendable {}
