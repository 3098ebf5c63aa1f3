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
struct VirtualTimeHeap {
    private let compare: VirtualTimeFunctions.Comparison
    // From the last to the first.
    private var run: [VirtualTimeNode] = []
    private var nodes: [VirtualTimeNode] = []
    private var arrivals = 0

    init(_ functions: VirtualTimeFunctions) {
        compare = functions.compare
    }

    var count: Int {
        run.count + nodes.count
    }

    /// The node that is next, and stays; `nil` if there is none.
    var first: VirtualTimeNode? {
        isRunNext ? run.last : nodes.first
    }

    private var isRunNext: Bool {
        guard let node = run.last else { return false }
        return nodes.isEmpty || Self.isBefore(node, nodes[0], compare)
    }

    /// Adds nodes, behind those of the same time that are here already.
    ///
    /// - Complexity: O(log *n*) for each node.
    mutating func insert(_ newNodes: [VirtualTimeNode]) {
        if count == 0, newNodes.count > 1 {
            run = newNodes
            for index in run.indices {
                run[index].number = nextNumber()
            }
            let compare = compare
            run.sort { Self.isBefore($1, $0, compare) }
        } else {
            let compare = compare
            for var node in newNodes {
                node.number = nextNumber()
                nodes.append(node)
                rise(node, from: nodes.count &- 1, compare)
            }
        }
        checkInvariants()
    }

    /// Takes the first node out, of which there must be one.
    ///
    /// - Complexity: O(log *n*)
    mutating func removeFirst() -> VirtualTimeNode {
        if isRunNext { return run.removeLast() }
        // A copy of the closure: one that were read from `self` would be retained for each call.
        let compare = compare
        let first = nodes[0]
        let last = nodes.removeLast()
        if !nodes.isEmpty {
            // All the way down along the earlier children, then up again: most often the last one belongs far down.
            var hole = 0
            var child = 2
            while child < nodes.count {
                if Self.isBefore(nodes[child &- 1], nodes[child], compare) {
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
            rise(last, from: hole, compare)
        }
        checkInvariants()
        return first
    }

    /// Takes all nodes out, in no order.
    mutating func removeAll() -> [VirtualTimeNode] {
        exchange(&nodes, with: []) + exchange(&run, with: [])
    }

    private mutating func nextNumber() -> Int {
        arrivals &+= 1
        return arrivals
    }

    /// Takes all nodes out whose items have been disposed of.
    ///
    /// - Complexity: O(*n*)
    mutating func removeDisposed() -> [VirtualTimeNode] {
        var disposed: [VirtualTimeNode] = []
        let isLive = { (node: VirtualTimeNode) in
            // Asked once for each node: the answer may change at any time.
            guard node.isDisposed else { return true }
            disposed.append(node)
            return false
        }
        run = run.filter(isLive)
        nodes = nodes.filter(isLive)
        restoreOrder()
        return disposed
    }

    private mutating func restoreOrder() {
        let compare = compare
        for root in stride(from: nodes.count / 2 - 1, through: 0, by: -1) {
            sink(nodes[root], from: root, compare)
        }
    }

    private mutating func sink(
        _ node: VirtualTimeNode,
        from root: Int,
        _ compare: VirtualTimeFunctions.Comparison
    ) {
        var hole = root
        while true {
            var child = 2 &* hole &+ 1
            guard child < nodes.count else { break }
            if child &+ 1 < nodes.count, Self.isBefore(nodes[child &+ 1], nodes[child], compare) {
                child &+= 1
            }
            guard Self.isBefore(nodes[child], node, compare) else { break }
            nodes[hole] = nodes[child]
            hole = child
        }
        nodes[hole] = node
    }

    private mutating func rise(
        _ node: VirtualTimeNode,
        from start: Int,
        _ compare: VirtualTimeFunctions.Comparison
    ) {
        var hole = start
        while hole > 0 {
            let parent = (hole &- 1) / 2
            guard Self.isBefore(node, nodes[parent], compare) else { break }
            nodes[hole] = nodes[parent]
            hole = parent
        }
        nodes[hole] = node
    }

    private static func isBefore(
        _ left: VirtualTimeNode,
        _ right: VirtualTimeNode,
        _ compare: VirtualTimeFunctions.Comparison
    ) -> Bool {
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
        for (node, next) in zip(run.suffix(16), run.suffix(16).dropFirst()) {
            precondition(
                !Self.isBefore(node, next, compare),
                "The run of a virtual-time scheduler is out of order. Does its converter compare times consistently?"
            )
        }
        for index in nodes.indices.prefix(16).dropFirst() {
            precondition(
                !Self.isBefore(nodes[index], nodes[(index - 1) / 2], compare),
                "The heap of a virtual-time scheduler is out of order. Does its converter compare times consistently?"
            )
        }
        #endif
    }
}
