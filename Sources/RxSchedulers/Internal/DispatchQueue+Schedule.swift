import Dispatch
import RxDisposables

// What all schedulers of dispatch queues have in common.
extension DispatchQueue {
    /// Runs an item as soon as this queue can.
    func schedule(_ item: ScheduledItem) -> any Disposable {
        async {
            item.run()
        }
        return item
    }

    /// Runs an item after a while.
    func schedule(
        _ item: ScheduledItem,
        after dueTime: RxTimeInterval,
        leeway: DispatchTimeInterval
    ) -> any Disposable {
        guard !dueTime.isOver else {
            return schedule(item)
        }
        guard !dueTime.isEndless else {
            item.dispose()
            return item
        }
        return DispatchTimer.once(item, after: dueTime, leeway: leeway, on: self)
    }
}
