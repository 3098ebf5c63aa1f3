internal import Dispatch
internal import RxDisposables

// Scheduling shared by all schedulers of dispatch queues.
extension DispatchQueue {
    /// Runs an item as soon as this queue can.
    ///
    /// - Parameters:
    ///   - item: The item to run.
    ///   - order: The order of the items, if this queue is serial.
    ///   - backlog: The backlog in which the item waits, if this is the main queue.
    /// - Returns: The item.
    func schedule(
        _ item: ScheduledItem,
        in order: SchedulingOrder? = nil,
        _ backlog: MainBacklog? = nil
    ) -> any Disposable {
        if let backlog {
            backlog.add(MainAction(item: item, scheduler: nil))
        } else if let order {
            order.count { async { item.run() } }
        } else {
            async { item.run() }
        }
        return item
    }

    /// Runs an item after a while.
    @inline(never)
    func schedule(
        _ item: ScheduledItem,
        after dueTime: RxTimeInterval,
        leeway: DispatchTimeInterval,
        in order: SchedulingOrder? = nil,
        _ backlog: MainBacklog? = nil
    ) -> any Disposable {
        guard !dueTime.isOver else { return schedule(item, in: order, backlog) }
        // The action never comes due; a timer would only keep its captures alive.
        guard !dueTime.isEndless else {
            item.dispose()
            return item
        }
        return DispatchTimer.once(item, after: dueTime, leeway: leeway, on: self, backlog)
    }
}
