internal import Dispatch

/// A scheduler of the main thread: ``MainScheduler/instance``, ``MainScheduler/asyncInstance``,
/// ``ConcurrentMainScheduler``.
///
/// The type is a promise: what such a scheduler runs, it runs on the main thread. So `observe(on:)` with one of them
/// gives a sequence whose closures are `@MainActor`. Only this library can keep it, so no other type can conform.
///
/// ```swift
/// let scheduler: any MainSchedulerType = MainScheduler.instance
/// titles.observe(on: scheduler).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
/// ```
public protocol MainSchedulerType: SchedulerType {
    /// The promise.
    static var _mainThreadPromise: _MainThreadPromise<Self> { get }
}

extension MainSchedulerType {
    /// The scheduler, as what gives a sequence of the main thread takes it.
    @usableFromInline
    package var promised: Self {
        _ = Self._mainThreadPromise
        return self
    }
}

extension MainScheduler: MainSchedulerType {
    /// The promise.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<MainScheduler> { _MainThreadPromise() }
}

extension ConcurrentMainScheduler: MainSchedulerType {
    /// The promise.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<ConcurrentMainScheduler> {
        _MainThreadPromise()
    }
}

/// Runs actions on the main queue, never inline; see ``MainScheduler/asyncInstance``.
///
/// ```swift
/// titles.observe(on: MainScheduler.asyncInstance)  // always later, never in the middle of what runs now
///     .subscribe(onNext: { self.label.text = $0 })
///     .disposed(by: bag)
/// ```
public final class AsyncMainScheduler: SerialDispatchQueueScheduler, MainSchedulerType {
    /// The promise.
    @inlinable public static var _mainThreadPromise: _MainThreadPromise<AsyncMainScheduler> { _MainThreadPromise() }

    init() {
        super.init(MainQueue.queue, backlog: .shared)
    }
}

// SAFETY: see the superclass; this class adds nothing.
extension AsyncMainScheduler: @unchecked Sendable {}
