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

    /// Whether it, or a chain in it, is one that is looked for.
    func contains(_ isWanted: (Chain) -> Bool) -> Bool {
        isWanted(self) || sources.contains { $0.contains(isWanted) }
    }

    /// How many operators and sources it has.
    var size: Int {
        sources.reduce(1) { $0 + $1.size }
    }
}

/// A chain with its inputs, and what its observer does.
struct Case: Sendable {
    /// Something that the observer sends from inside of its handler.
    struct Feed: Hashable, Sendable {
        /// After which of its events, counted from 1.
        var event: Int
        var input: Int
        var signal: Signal
    }

    /// When every case is over.
    static let horizon = 60

    var chain: Chain
    var inputs: [Input]
    /// Whether what is scheduled for now happens a tick later.
    var hops = false
    /// At which tick the observer disposes of the subscription.
    var disposal = horizon
    /// In which of its events, counted from 1, the observer does so.
    var limit: Int?
    var feeds: [Feed] = []

    /// The name of an input in a chain.
    static func name(_ input: Int) -> String {
        ["a", "b", "c"][input]
    }
}

/// The operators of a chain by number, from the root down, and who stands above whom.
struct Layout: Sendable {
    private(set) var chains: [Chain] = []
    private(set) var parents: [(node: Int, place: Int)?] = []
    private(set) var subtrees: [Range<Int>] = []

    /// What is over at once when an operator fails, its own closures and all above; `nil` if the error may be caught.
    ///
    /// It goes up to the first stage that may have elements waiting, which still go down.
    private(set) var doomed: [Range<Int>?] = []

    /// Whether nothing between a node and the observer ends a source before the whole chain ends.
    private(set) var isPlain: [Bool] = []

    /// Whether a node may go on for a while after the chain has been disposed of.
    private(set) var endsLate: [Bool] = []

    /// Whether a node is above an operator that shares it.
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

    /// The nodes below a node, the nearest first, each with the place at which the path enters it.
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

    /// What stands above the elements that wait in a node; `nil` if none ever do.
    private func waitingRoom(_ node: Int) -> Range<Int>? {
        let traits = chains[node].operation.traits
        guard traits.contains(.section) else { return nil }
        return traits.contains(.selectsInTurn) ? subtrees[node].dropFirst() : subtrees[node]
    }
}
