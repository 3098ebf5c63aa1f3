/// An expression of operators, as data: it can be printed, read, built, modelled and shrunk.
struct Chain: Sendable {
    let operation: Operator
    var numbers: [Int]
    var sources: [Chain]

    init(_ operation: Operator, _ numbers: [Int] = [], _ sources: [Chain] = []) {
        self.operation = operation
        self.numbers = numbers
        self.sources = sources
    }

    /// Whether it, or a chain in it, satisfies a condition.
    func contains(_ isWanted: (Chain) -> Bool) -> Bool {
        isWanted(self) || sources.contains { $0.contains(isWanted) }
    }

    /// The number of its operators and sources.
    var size: Int {
        sources.reduce(1) { $0 + $1.size }
    }
}

/// A chain with its inputs, and the actions of its observer.
struct Case: Sendable {
    /// An event that the observer sends from inside its handler.
    struct Feed: Hashable, Sendable {
        /// The number of the observer's event, from 1, in which it is sent.
        var event: Int
        var input: Int
        var signal: Signal
    }

    /// The tick at which every case is over.
    static let horizon = 60

    var chain: Chain
    var inputs: [Input]
    /// Whether actions scheduled for now run a tick later.
    var hops = false
    /// The tick at which the observer disposes of the subscription.
    var disposal = horizon
    /// The number of the observer's event, from 1, in which it disposes of the subscription.
    var limit: Int?
    var feeds: [Feed] = []
    /// Whether the observer sends them when its event is over, in an action of the same tick.
    var feedsLater = false

    /// The name of an input in a chain.
    static func name(_ input: Int) -> String {
        ["a", "b", "c"][input]
    }
}

/// The operators of a chain by number, downstream ones first, and their places in the tree.
struct Layout: Sendable {
    private(set) var chains: [Chain] = []
    private(set) var parents: [(node: Int, place: Int)?] = []
    private(set) var subtrees: [Range<Int>] = []

    /// The nodes that end at once when an operator fails: its closures, and everything upstream; `nil` if the error may
    /// be caught.
    ///
    /// The range ends at the first stage that may have waiting elements, which are still sent downstream.
    private(set) var doomed: [Range<Int>?] = []

    /// Whether nothing between a node and the observer ends a source before the whole chain ends.
    private(set) var isPlain: [Bool] = []

    /// Whether a node may continue for a while after the chain has been disposed of.
    private(set) var endsLate: [Bool] = []

    /// Whether a node is upstream of an operator that shares it.
    private(set) var isShared: [Bool] = []

    init(_ chain: Chain) {
        add(chain, nil)
        for node in chains.indices {
            doomed.append(fate(of: node))
            isPlain.append(path(from: node).allSatisfy { chains[$0.node].operation.traits.contains(.plain) })
            isShared.append(path(from: node).contains { chains[$0.node].operation.traits.contains(.shares) })
            endsLate.append(path(from: node).contains { chains[$0.node].operation.traits.contains(.endsLate) })
        }
    }

    /// The number of a node's source.
    func child(of node: Int, at place: Int) -> Int {
        chains[node].sources[..<place].reduce(node + 1) { $0 + $1.size }
    }

    /// The nodes downstream of a node, the nearest first, each with the place at which the path enters it.
    func path(from node: Int) -> some Sequence<(node: Int, place: Int)> {
        sequence(state: node) { node in
            guard let parent = parents[node] else { return nil }
            node = parent.node
            return parent
        }
    }

    private mutating func add(_ chain: Chain, _ parent: (node: Int, place: Int)?) {
        let node = chains.count
        chains.append(chain)
        parents.append(parent)
        subtrees.append(node..<node + chain.size)
        for (place, source) in chain.sources.enumerated() { add(source, (node, place)) }
    }

    private func fate(of node: Int) -> Range<Int>? {
        var section = waitingRoom(node)
        for (parent, place) in path(from: node) {
            if chains[parent].operation.catches.contains(place) { return nil }
            section = section ?? waitingRoom(parent)
        }
        return section ?? subtrees[0]
    }

    /// The nodes upstream of the elements that wait in a node; `nil` if none ever do.
    private func waitingRoom(_ node: Int) -> Range<Int>? {
        let traits = chains[node].operation.traits
        guard traits.contains(.section) else { return nil }
        return traits.contains(.selectsInTurn) ? subtrees[node].dropFirst() : subtrees[node]
    }
}
