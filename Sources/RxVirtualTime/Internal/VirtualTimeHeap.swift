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

/// Nodes by their time, and by their number among those of the same time: a sorted run, and a binary heap.
///
/// Most often many items are scheduled before any runs: these are sorted once, and then taken out from the first to the
/// last, which the caches like better than the leaps of a heap. What comes later goes into the heap.
// An object, since a field of a class that is a structure with closures in it would be copied for each call.
final class VirtualTimeHeap {
    private let order: VirtualTimeFunctions.Order
    private let compare: VirtualTimeFunctions.Comparison
    // SAFETY: the fields below are touched only by the call that runs the loop, see `VirtualTimeLoop`.
    @exclusivity(unchecked) private var nodes: [VirtualTimeNode] = []
    // From the first to the last; those before `position` are gone.
    @exclusivity(unchecked) private var run: [VirtualTimeNode] = []
    private var position = 0
    private var arrivals = 0

    init(_ functions: VirtualTimeFunctions) {
        order = functions.order
        compare = functions.compare
    }

    var count: Int {
        run.count &- position &+ nodes.count
    }

    /// Adds nodes, behind those of the same time that are here already.
    ///
    /// - Complexity: O(log *n*) for each node.
    func insert(_ newNodes: [VirtualTimeNode]) {
        if count == 0, newNodes.count > 1 {
            run = newNodes
            position = 0
            for index in run.indices {
                run[index].number = nextNumber()
            }
            sortRun()
        } else {
            for var node in newNodes {
                node.number = nextNumber()
                nodes.append(node)
                rise(node, from: nodes.count &- 1)
            }
        }
        checkInvariants()
    }

    /// Sorts by the order that the times' type has by itself, which takes no call of the converter.
    ///
    /// Then that is asked whether it agrees. If it doesn't, its order is the one that counts.
    private func sortRun() {
        switch order {
        case .integers: run.sort { UInt64(bitPattern: Int64($0.load(as: Int.self))) ^ 1 << 63 }
        case .dates: run.sort { $0.load(as: Double.self).orderedBits }
        case .unknown: break
        }
        let isInOrder = run.indices.dropFirst().allSatisfy { isBefore(run[$0 &- 1], run[$0]) }
        if !isInOrder { run.sort { isBefore($0, $1) } }
    }

    /// Takes the first node out, unless it is to run later than `limit`; in any case if it has been disposed of.
    ///
    /// - Complexity: O(log *n*)
    func removeFirst(until limit: VirtualTimeWord?) -> VirtualTimeNode? {
        if position < run.count, nodes.isEmpty || isBefore(run[position], nodes[0]) {
            let first = run[position]
            guard isDue(first, limit) else { return nil }
            position &+= 1
            // Items lie in memory in another order than they run: this one is fetched while others run.
            if position &+ 8 < run.count { _ = run[position &+ 8].isDisposed }
            if position == run.count { (run, position) = ([], 0) }
            return first
        }
        guard let first = nodes.first, isDue(first, limit) else { return nil }
        let last = nodes.removeLast()
        if !nodes.isEmpty {
            // All the way down along the earlier children, then up again: most often the last one belongs far down.
            var hole = 0
            var child = 2
            while child < nodes.count {
                if isBefore(nodes[child &- 1], nodes[child]) {
                    child &-= 1
                }
                nodes[hole] = nodes[child]
                hole = child
                child = 2 &* hole &+ 2
            }
            if child == nodes.count {
                nodes[hole] = nodes[child &- 1]
                hole = child &- 1
            }
            rise(last, from: hole)
        }
        checkInvariants()
        return first
    }

    private func isDue(_ node: VirtualTimeNode, _ limit: VirtualTimeWord?) -> Bool {
        guard let limit else { return true }
        return node.isDisposed || compare(node.time, limit) != .greaterThan
    }

    /// Takes all nodes out, in no order.
    func removeAll() -> [VirtualTimeNode] {
        let waiting = exchange(&run, with: []).dropFirst(exchange(&position, with: 0))
        return exchange(&nodes, with: []) + waiting
    }

    private func nextNumber() -> Int {
        arrivals &+= 1
        return arrivals
    }

    /// Takes all nodes out whose items have been disposed of.
    ///
    /// - Complexity: O(*n*)
    func removeDisposed() -> [VirtualTimeNode] {
        var disposed: [VirtualTimeNode] = []
        let isLive = { (node: VirtualTimeNode) in
            // Asked once for each node: the answer may change at any time.
            guard node.isDisposed else { return true }
            disposed.append(node)
            return false
        }
        run = run.dropFirst(exchange(&position, with: 0)).filter(isLive)
        nodes = nodes.filter(isLive)
        restoreOrder()
        return disposed
    }

    private func restoreOrder() {
        for root in stride(from: nodes.count / 2 - 1, through: 0, by: -1) {
            sink(nodes[root], from: root)
        }
    }

    private func sink(_ node: VirtualTimeNode, from root: Int) {
        var hole = root
        while true {
            var child = 2 &* hole &+ 1
            guard child < nodes.count else { break }
            if child &+ 1 < nodes.count, isBefore(nodes[child &+ 1], nodes[child]) {
                child &+= 1
            }
            guard isBefore(nodes[child], node) else { break }
            nodes[hole] = nodes[child]
            hole = child
        }
        nodes[hole] = node
    }

    private func rise(_ node: VirtualTimeNode, from start: Int) {
        var hole = start
        while hole > 0 {
            let parent = (hole &- 1) / 2
            guard isBefore(node, nodes[parent]) else { break }
            nodes[hole] = nodes[parent]
            hole = parent
        }
        nodes[hole] = node
    }

    private func isBefore(_ left: VirtualTimeNode, _ right: VirtualTimeNode) -> Bool {
        switch compare(left.time, right.time) {
        case .lessThan:
            true
        case .equal:
            left.number < right.number
        case .greaterThan:
            false
        }
    }

    /// Traps if a node comes before its parent; looks at the first few, so that big heaps stay usable in debug builds.
    private func checkInvariants() {
        #if DEBUG
        let next = run.dropFirst(position).prefix(16)
        for (node, next) in zip(next, next.dropFirst()) {
            precondition(
                !isBefore(next, node),
                "The run of a virtual-time scheduler is out of order. Does its converter compare times consistently?"
            )
        }
        for index in nodes.indices.prefix(16).dropFirst() {
            precondition(
                !isBefore(nodes[index], nodes[(index - 1) / 2]),
                "The heap of a virtual-time scheduler is out of order. Does its converter compare times consistently?"
            )
        }
        #endif
    }
}
