public import Foundation
public import RxDisposables

/// Runs actions as operations of an operation queue, under its limit of concurrent operations and with a priority.
///
/// ```swift
/// let queue = OperationQueue()
/// queue.maxConcurrentOperationCount = 2
/// let downloads = OperationQueueScheduler(operationQueue: queue, queuePriority: .low)
/// ```
public final class OperationQueueScheduler: ImmediateSchedulerType {
    /// Where actions run.
    public let operationQueue: OperationQueue

    /// The priority of each operation among those that wait.
    public let queuePriority: Operation.QueuePriority

    package let order = SchedulingOrder()

    /// Makes a scheduler for an operation queue.
    ///
    /// - Parameters:
    ///   - operationQueue: Where actions run.
    ///   - queuePriority: The priority of each operation among those that wait.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Adds an action to the queue.
    @_disfavoredOverload
    public func schedule<StateType: Sendable>(
        _ state: StateType,
        action: @escaping @Sendable (StateType) -> any Disposable
    ) -> any Disposable {
        let item = WorkItem { action(state) }
        let operation = BlockOperation {
            item.run()
        }
        operation.queuePriority = queuePriority
        order.count { operationQueue.addOperation(operation) }
        return item
    }
}

extension OperationQueueScheduler: OrderedScheduler {}
