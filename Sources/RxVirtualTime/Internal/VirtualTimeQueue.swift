internal import RxDisposables
internal import RxSchedulers

/// An item that waits in virtual time; it owns its time and a reference to its item.
struct VirtualTimeNode {
    let time: VirtualTimeWord
    // SAFETY: a reference of its own, which `takeItem` gives away once.
    private let reference: Unmanaged<ScheduledItem>

    /// Its place in the order of scheduling.
    var number = 0

    init(time: VirtualTimeWord, item: consuming ScheduledItem) {
        self.time = time
        // SAFETY: `takeItem` balances it.
        reference = Unmanaged.passRetained(item)
    }

    var isDisposed: Bool {
        // SAFETY: the node owns a reference, so the item is alive.
        reference._withUnsafeGuaranteedRef { $0.isDisposed }
    }

    /// Hands over the reference, once, to the owner of the node; the place of the time remains to be given back.
    consuming func takeItem() -> ScheduledItem {
        reference.takeRetainedValue()
    }
}

/// Orders nodes by time, then by number.
private struct VirtualTimeOrder: HeapOrder {
    let functions: VirtualTimeFunctions

    func isBefore(_ left: VirtualTimeNode, _ right: VirtualTimeNode) -> Bool {
        switch functions.compare(left.time, right.time) {
        case .lessThan: true
        case .equal: left.number < right.number
        case .greaterThan: false
        }
    }
}

/// The items that wait in virtual time: a sorted run, and a heap.
///
/// Most often many items are scheduled before any runs: these are sorted once. Later items go into the heap. With only
/// the heap, each of 100,000 items takes a third more (`sched.virtual.100k`: 3,060 instructions, not 2,370).
struct VirtualTimeQueue {
    private let order: VirtualTimeOrder
    private var nodes: Heap<VirtualTimeOrder>
    // The first is the last of the array, where it is taken out.
    private var run: [VirtualTimeNode] = []
    private var arrivals = 0
    /// The size at which the queue is searched for disposed items.
    ///
    /// Twice the size after the last search, so dropping items costs O(1) for each scheduled item.
    private var sweepSize = 64

    init(_ functions: VirtualTimeFunctions) {
        order = VirtualTimeOrder(functions: functions)
        nodes = Heap(order)
    }

    var count: Int { run.count &+ nodes.count }

    /// Adds nodes, after existing nodes of the same time.
    ///
    /// - Returns: The disposed nodes that were removed on this occasion.
    /// - Complexity: O(log *n*) for each node, amortised.
    mutating func insert(_ newNodes: [VirtualTimeNode]) -> [VirtualTimeNode] {
        var disposed: [VirtualTimeNode] = []
        if count + newNodes.count > sweepSize {
            disposed = removeDisposed()
            sweepSize = max(64, 2 * (count + newNodes.count))
        }
        add(newNodes)
        return disposed
    }

    private mutating func add(_ newNodes: [VirtualTimeNode]) {
        // Only an empty queue gets a run: to merge into one would move all of its nodes.
        let isFirst = count == 0 && newNodes.count > 1
        if isFirst { run.reserveCapacity(newNodes.count) }
        for var node in newNodes {
            arrivals &+= 1
            node.number = arrivals
            if isFirst { run.append(node) } else { nodes.insert(node) }
        }
        if isFirst { sortRun() }
    }

    /// Sorts by the natural order of the times' type, without calling the converter.
    ///
    /// Then checks the order with the converter. If the converter disagrees, its order counts.
    private mutating func sortRun() {
        switch order.functions.order {
        case .integers: run.sort { UInt64(bitPattern: Int64($0.load(as: Int.self))) ^ 1 << 63 }
        case .dates: run.sort { $0.load(as: Double.self).orderedBits }
        case .unknown: break
        }
        // Turned round, since the first is taken from the end of the array.
        run.reverse()
        // The converter decides: its order may differ from the order of the numbers. If it agrees for all neighbours,
        // it agrees for all nodes.
        let isInOrder = run.indices.dropFirst().allSatisfy { order.isBefore(run[$0], run[$0 &- 1]) }
        if !isInOrder { run.sort { order.isBefore($1, $0) } }
    }

    /// Takes the first node out, unless it is to run later than `limit`; in any case if it has been disposed of.
    ///
    /// - Complexity: O(log *n*)
    mutating func removeFirst(until limit: VirtualTimeWord?) -> VirtualTimeNode? {
        // Both are in order, so the first of all is the first of one of them.
        if let first = run.last, nodes.first.map({ order.isBefore(first, $0) }) ?? true {
            return isDue(first, limit) ? run.removeLast() : nil
        }
        guard let first = nodes.first, isDue(first, limit) else { return nil }
        return nodes.remove(at: 0)
    }

    private func isDue(_ node: VirtualTimeNode, _ limit: VirtualTimeWord?) -> Bool {
        guard let limit else { return true }
        // A disposed node goes in any case: nothing of it runs, and its item is freed.
        return node.isDisposed || order.functions.compare(node.time, limit) != .greaterThan
    }

    /// Takes all nodes out, in no order.
    mutating func removeAll() -> [VirtualTimeNode] {
        exchange(&run, with: []) + nodes.removeAll()
    }

    /// Takes all nodes out whose items have been disposed of.
    ///
    /// - Complexity: O(*n*)
    private mutating func removeDisposed() -> [VirtualTimeNode] {
        var disposed: [VirtualTimeNode] = []
        run.removeAll { node in
            // Asked once for each node: the answer may change at any time.
            let isDisposed = node.isDisposed
            if isDisposed { disposed.append(node) }
            return isDisposed
        }
        return disposed + nodes.removeAll { $0.isDisposed }
    }
}
