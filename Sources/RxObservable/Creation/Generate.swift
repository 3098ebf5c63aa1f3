public import RxSchedulers

extension ObservableType {
    /// A sequence of states, each made from the one before it, for as long as a condition holds.
    ///
    /// ```
    /// generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 }):  (1248|)
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - condition: Whether a state is still part of the sequence; an error that it throws fails the sequence.
    ///   - iterate: Makes the next state; an error that it throws fails the sequence.
    /// - Returns: A sequence that sends the states and completes when the condition doesn't hold.
    /// - Complexity: O(*n*) in the number of states for each subscription.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_disfavoredOverload
    public static func generate(
        initialState: Element,
        condition: @escaping @Sendable (Element) throws -> Bool,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable<Element> {
        Generate(
            initialState: initialState,
            condition: condition,
            scheduler: CurrentThreadScheduler.instance,
            iterate: iterate
        )
    }

    /// A sequence of states on a scheduler, each made from the one before it, for as long as a condition holds.
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - condition: Whether a state is still part of the sequence; an error that it throws fails the sequence.
    ///   - scheduler: Sends each state, and the end, in a turn of its own.
    ///   - iterate: Makes the next state; an error that it throws fails the sequence.
    /// - Returns: A sequence that sends the states and completes when the condition doesn't hold.
    /// - Complexity: O(*n*) in the number of states for each subscription.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_disfavoredOverload
    public static func generate(
        initialState: Element,
        condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) -> Observable<Element> where Element: Sendable {
        Generate(initialState: initialState, condition: condition, scheduler: scheduler, iterate: iterate)
    }
}

// SAFETY: a node, see `Observable`.
package final class Generate<Element>: Observable<Element>, @unchecked Sendable {
    private let initialState: Element
    fileprivate let condition: @Sendable (Element) throws -> Bool
    private let scheduler: (any ImmediateSchedulerType)?
    fileprivate let iterate: @Sendable (Element) throws -> Element

    package init(
        initialState: Element,
        condition: @escaping @Sendable (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping @Sendable (Element) throws -> Element
    ) {
        self.initialState = initialState
        self.condition = condition
        self.scheduler = scheduler.forLoop
        self.iterate = iterate
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("generate")
    }

    package override func run(_ sink: Sink<Element>) {
        GenerateSource(sink, self, initialState).start(on: scheduler)
    }
}

private final class GenerateSource<Element>: LoopSource<Element> {
    private let node: Generate<Element>
    // SAFETY: one turn at a time touches them.
    @exclusivity(unchecked) private var state: Element
    @exclusivity(unchecked) private var isFirst = true

    init(_ downstream: Sink<Element>, _ node: Generate<Element>, _ state: Element) {
        self.node = node
        self.state = state
        super.init(downstream)
    }

    override func advance() -> Bool {
        repeat {
            do {
                if isFirst { isFirst = false } else { state = try node.iterate(state) }
                guard try node.condition(state) else {
                    downstream.onCompleted()
                    return false
                }
            } catch {
                downstream.onError(error)
                return false
            }
            downstream.onNext(state)
        } while !isInterrupted
        return true
    }
}
