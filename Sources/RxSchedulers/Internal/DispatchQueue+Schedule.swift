internal import Dispatch
internal import RxDisposables

// What all schedulers of dispatch queues have in common.
extension DispatchQueue {
    /// Runs an item as soon as this queue can.
    ///
    /// - Parameters:
    ///   - item: What to run.
    ///   - backlog: Where it waits, if this is the main queue.
    /// - Returns: The item.
    func schedule(_ item: ScheduledItem, _ backlog: MainBacklog? = nil) -> any Disposable {
        if let backlog {
            backlog.add(MainAction(item: item, scheduler: nil))
        } else {
            async { item.run() }
        }
        return item
    }

    /// Runs an item after a while.
    func schedule(
        _ item: ScheduledItem,
        after dueTime: RxTimeInterval,
        leeway: DispatchTimeInterval,
        _ backlog: MainBacklog? = nil
    ) -> any Disposable {
        guard !dueTime.isOver else { return schedule(item, backlog) }
        // It never comes due, and a timer for it would only keep what the action captures.
        guard !dueTime.isEndless else {
            item.dispose()
            return item
        }
        return DispatchTimer.once(item, after: dueTime, leeway: leeway, on: self, backlog)
    }
}
