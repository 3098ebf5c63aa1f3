import Rx

/// One row of the tables in `Operators`: how an operator is written and built and, if possible, its model.
final class Operator: Sendable {
    struct Traits: OptionSet {
        let rawValue: Int

        /// It keeps its source until the whole chain ends.
        static let plain = Traits(rawValue: 1)
        /// Elements may wait in it while it is busy, and are still sent downstream when the end upstream is certain.
        static let section = Traits(rawValue: 2)
        /// The number of its elements follows from the numbers of the sources' elements; for runs with threads.
        static let lossless = Traits(rawValue: 4)
        /// Its source runs as long as there is a subscriber, and may not learn of an end downstream.
        static let shares = Traits(rawValue: 16)
        /// It never ends by itself and takes no time, so it is only in the corpus, with an operator that ends it.
        static let endless = Traits(rawValue: 64)
        /// Its closures are called when it is an element's turn, also for an element that came before an error and has
        /// waited.
        static let selectsInTurn = Traits(rawValue: 32)
        /// It disposes of its source in an action on a scheduler, which may run after the chain's disposal.
        static let endsLate = Traits(rawValue: 8)
    }

    typealias Build = @Sendable (Call) -> Observable<Int>
    typealias Model = @Sendable (Reference) throws -> [Timed]

    /// The number of a closure's argument at which it throws; most of them are never reached.
    static let poison = -14...9

    let name: String
    /// Its Swift code: `%0` is a source, `#0` a number, `!0` the number at which a closure throws.
    let text: String
    let numbers: [ClosedRange<Int>]
    let sources: Int
    let traits: Traits
    /// The sources whose error may not be the chain's, or whose end may come before an error that waits for it.
    let catches: Set<Int>
    let build: Build
    let model: Model?

    init(
        _ name: String,
        _ text: String,
        _ numbers: [ClosedRange<Int>] = [],
        _ traits: Traits = [],
        catches: Set<Int> = [],
        build: @escaping Build,
        model: Model? = nil
    ) {
        self.name = name
        self.text = text
        self.numbers = numbers
        self.sources = (0...2).filter { text.contains("%\($0)") }.count
        self.traits = traits
        self.catches = catches
        self.build = build
        self.model = model
    }

    /// A row whose model is its source.
    static func unchanged(
        _ name: String,
        _ text: String,
        _ numbers: [ClosedRange<Int>] = [],
        _ traits: Traits = [],
        catches: Set<Int> = [],
        build: @escaping Build
    ) -> Operator {
        Operator(name, text, numbers, traits, catches: catches, build: build, model: { try $0.source() })
    }

    /// Whether it can have these arguments.
    func takes(_ numbers: [Int], _ sources: [Chain]) -> Bool {
        numbers.count == self.numbers.count && sources.count == self.sources
            && zip(numbers, self.numbers).allSatisfy { $1.contains($0) }
    }
}

extension Operator {
    /// All rows.
    static let all: [Operator] = rxSwift + rxExtras

    /// The rows for the operators that RxSwift has as well.
    static let rxSwift: [Operator] =
        creating + elements + filtering + ending + recovering + combining + flattening + timing + hopping + splitting
        + sharing

    static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Whether the source at a place is made by a selector, from an element.
    func isInner(_ place: Int) -> Bool {
        place == sources - 1 && text.contains("x in")
    }

    /// A number for some elements and their order.
    @Sendable static func code(_ elements: [Int]) -> Int {
        elements.reduce(0) { ($0 * 3 + $1 + 1) % 10 }
    }
}

/// The context in which an operator is built.
struct Call: Sendable {
    let bench: Bench
    let node: Int
    /// The argument of the innermost selector around it.
    let element: Int

    subscript(index: Int) -> Int {
        bench.layout.chains[node].numbers[index]
    }

    var scheduler: any SchedulerType { bench.scheduler }

    /// A length of time: in ticks, or in milliseconds in real time.
    func time(_ index: Int) -> RxTimeInterval {
        bench.interval(self[index])
    }

    /// The source at a place, built anew.
    func source(_ place: Int = 0, element: Int? = nil) -> Observable<Int> {
        let node = bench.layout.child(of: node, at: place)
        let call = Call(bench: bench, node: node, element: element ?? self.element)
        bench.noteBuild(node)
        return bench.layout.chains[node].operation.build(call)
    }

    /// The selector: makes a source of an element, by default the second one.
    func inner(_ place: Int = 1) -> @Sendable (Int) throws -> Observable<Int> {
        let probe = probe(0)
        return { element in source(place, element: try probe(element)) }
    }

    /// The condition `{ $0 < #0!1 }`.
    var isBelow: @Sendable (Int) throws -> Bool {
        let (probe, limit) = (probe(1), self[0])
        return { try probe($0) < limit }
    }

    /// The selector `{ $0 + $1!0 }`, which throws at its first argument.
    var sum: @Sendable (Int, Int) throws -> Int {
        let probe = probe(0)
        return { (try probe($0) + $1) % 10 }
    }

    /// The accumulator `{ $0 + $1!1 }`, which throws at its second argument.
    var total: @Sendable (Int, Int) throws -> Int {
        let probe = probe(1)
        return { ($0 + (try probe($1))) % 10 }
    }

    /// A function for a closure of the operator to capture and call; it throws at the number at an index.
    func probe(_ poison: Int? = nil) -> Probe {
        Probe(bench, node: node, poison: poison.map { self[$0] })
    }
}
