#if canImport(Combine)
public import Combine
public import Dispatch
public import Foundation
public import RxDisposables
public import RxSchedulers

/// One of Combine's schedulers as a scheduler of this library.
///
/// ```swift
/// source.observe(on: CombineBackedScheduler(DispatchQueue.main))
/// ```
///
/// Operators that keep the order of elements keep it on any scheduler.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct CombineBackedScheduler<Base: Combine.Scheduler & Sendable>: SchedulerType {
    private let base: Base

    /// Makes a scheduler that runs everything on another.
    ///
    /// - Parameter base: Runs the actions; `Sendable`, since schedulers are used on any thread.
    public init(_ base: Base) {
        self.base = base
    }

    /// The time of day.
    public var now: RxTime { RxTime() }

    /// Runs an action.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        base.schedule(options: nil) {
            work.run()
        }
        return work
    }

    /// Runs an action after a delay.
    @_disfavoredOverload
    public func scheduleRelative<StateType: Sendable>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        typealias Stride = Base.SchedulerTimeType.Stride
        let delay: Stride
        switch dueTime {
        case .seconds(let count): delay = .seconds(count)
        case .milliseconds(let count): delay = .milliseconds(count)
        case .microseconds(let count): delay = .microseconds(count)
        case .nanoseconds(let count): delay = .nanoseconds(count)
        // The time is `never`: the action is freed, as schedulers promise.
        default: return Disposables.create()
        }
        guard delay > .zero else { return schedule(state, action: action) }
        let work = ScheduledWork { action(state) }
        base.schedule(after: base.now.advanced(by: delay), tolerance: base.minimumTolerance, options: nil) {
            work.run()
        }
        return work
    }
}
#endif
