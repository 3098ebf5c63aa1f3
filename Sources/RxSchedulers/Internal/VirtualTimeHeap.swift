/// An item that waits in virtual time; it owns the place of its time and a reference to its item.
struct VirtualTimeNode {
    let time: UnsafeMutableRawPointer
    private let reference: Unmanaged<ScheduledItem>

    /// Its place in the order of scheduling.
    var number = 0

    init(time: UnsafeMutableRawPointer, item: consuming ScheduledItem) {
        self.time = time
        reference = Unmanaged.passRetained(item)
    }

    var isDisposed: Bool {
        reference._withUnsafeGuaranteedRef { $0.isDisposed }
    }

    /// Hands over the reference, once, to whoever owns the node; the place remains to be given back.
    consuming func takeItem() -> ScheduledItem {
        reference.takeRetainedValue()
    }
}

/// Nodes by their time, and by their number among those of the same time: a binary heap.
///
struct VirtualTimeHeap {
    private let compare: VirtualTimeFunctions.Comparison
    private var nodes: [VirtualTimeNode] = []
    private var arrivals = 0

    init(_ functions: VirtualTimeFunctions) {
        compare = functions.compare
    }

    var count: Int {
        nodes.count
    }

    /// The node that is next, and stays; `nil` if there is none.
    var first: VirtualTimeNode? {
        nodes.first
    }

    /// Adds nodes, behind those of the same time that are here already.
    ///
    /// - Complexity: O(log *n*) for each node; O(1) for each if there was none before.
    mutating func insert(_ newNodes: [VirtualTimeNode]) {
        if nodes.isEmpty {
            nodes = newNodes
            for index in nodes.indices {
                nodes[index].number = nextNumber()
            }
            restoreOrder()
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
        // A copy of the closure: one that were read from `self` would be retained for each call.
        let compare = compare
        let first = nodes[0]
        let last = nodes.removeLast()
        if !nodes.isEmpty {
            // All the way down along the earlier children, then up again: most often the last one belongs far down.
            var hole = 0
            var child = 2
            while child < nodes.count {
                if isBefore(nodes[child &- 1], nodes[child], compare) {
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
        exchange(&nodes, with: [])
    }

    private mutating func nextNumber() -> Int {
        arrivals &+= 1
        return arrivals
    }

    /// Takes all nodes out whose items have been disposed of.
    ///
    /// - Complexity: O(*n*)
    mutating func removeDisposed() -> [VirtualTimeNode] {
        var live: [VirtualTimeNode] = []
        var disposed: [VirtualTimeNode] = []
        for node in nodes {
            // Asked once for each node: the answer may change at any time.
            if node.isDisposed {
                disposed.append(node)
            } else {
                live.append(node)
            }
        }
        nodes = live
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
            guard child < nodes.count else {
                break
            }
            if child &+ 1 < nodes.count, isBefore(nodes[child &+ 1], nodes[child], compare) {
                child &+= 1
            }
            guard isBefore(nodes[child], node, compare) else {
                break
            }
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
            guard isBefore(node, nodes[parent], compare) else {
                break
            }
            nodes[hole] = nodes[parent]
            hole = parent
        }
        nodes[hole] = node
    }

    private func isBefore(
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
        for index in nodes.indices.prefix(16).dropFirst() {
            precondition(
                !isBefore(nodes[index], nodes[(index - 1) / 2], compare),
                "The heap of a virtual-time scheduler is out of order. Does its converter compare times consistently?"
            )
        }
        #endif
    }
}
