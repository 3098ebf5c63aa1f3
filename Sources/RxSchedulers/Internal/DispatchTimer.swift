import Dispatch
import RxDisposables

/// A timer of a dispatch queue together with the work that it runs; disposing of it ends both.
///
/// The timer and its handler refer to each other, and so keep themselves alive, until the timer is cancelled.
///
/// Sendable: both members are constants; cancelling a dispatch source is safe on any thread.
final class DispatchTimer: Cancelable, @unchecked Sendable {
    private let work: any Cancelable
    private let timer: any DispatchSourceTimer

    /// Runs an item once, in the order of the queue if there is nothing to wait for.
    static func once(
        _ item: ScheduledItem,
        after dueTime: RxTimeInterval,
        leeway: DispatchTimeInterval,
        on queue: DispatchQueue
    ) -> any Disposable {
        let timer = DispatchTimer(item, on: queue)
        timer.activate(deadline: .now() + dueTime, repeating: .never, leeway: leeway) {
            item.run()
            timer.timer.cancel()
        }
        return timer
    }

    /// Runs work again and again; a handler of one dispatch source never runs twice at the same time.
    static func periodic(
        _ work: any RepeatableWork,
        startAfter: RxTimeInterval,
        period: RxTimeInterval,
        leeway: DispatchTimeInterval,
        on queue: DispatchQueue
    ) -> any Disposable {
        guard !startAfter.isEndless else {
            work.dispose()
            return work
        }
        let timer = DispatchTimer(work, on: queue)
        timer.activate(
            deadline: .now() + (startAfter.isOver ? .nanoseconds(0) : startAfter),
            repeating: period.isEndless ? .never : period.isOver ? .nanoseconds(1) : period,
            leeway: leeway
        ) {
            work.runOnce()
            if period.isEndless {
                timer.dispose()
            }
        }
        return timer
    }

    private init(_ work: any Cancelable, on queue: DispatchQueue) {
        self.work = work
        timer = DispatchSource.makeTimerSource(queue: queue)
        #if DEBUG || ResourceTracing
        Resources.incrementTotal()
        #endif
    }

    #if DEBUG || ResourceTracing
    deinit {
        Resources.decrementTotal()
    }
    #endif

    var isDisposed: Bool {
        work.isDisposed
    }

    /// The work's own answer: it may be finished before it is disposed of.
    var isFinished: Bool {
        work.isFinished
    }

    func dispose() {
        work.dispose()
        timer.cancel()
    }

    private func activate(
        deadline: DispatchTime,
        repeating: DispatchTimeInterval,
        leeway: DispatchTimeInterval,
        handler: @escaping @Sendable () -> Void
    ) {
        timer.setEventHandler(handler: handler)
        timer.schedule(deadline: deadline, repeating: repeating, leeway: leeway)
        timer.activate()
    }
}
