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
        generated(initialState, while: condition, on: CurrentThreadScheduler.instance, iterate)
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
        generated(initialState, while: condition, on: scheduler, iterate)
    }
}

/// What `generate` is, for all its forms.
package func generated<Element>(
    _ initialState: Element,
    while condition: @escaping @Sendable (Element) throws -> Bool,
    on scheduler: any ImmediateSchedulerType,
    _ iterate: @escaping @Sendable (Element) throws -> Element
) -> Observable<Element> {
    Node((initialState, condition, iterate, scheduler.forLoop)) { chain, _ in
        chain.append("generate")
    } run: { sink, its in
        GenerateSource(sink, its.0, its.1, its.2).start(on: its.3)
    }
}

private final class GenerateSource<Element>: LoopSource<Element> {
    private let condition: @Sendable (Element) throws -> Bool
    private let iterate: @Sendable (Element) throws -> Element
    // SAFETY: one turn at a time touches them.
    @exclusivity(unchecked) private var state: Element
    @exclusivity(unchecked) private var isFirst = true

    init(
        _ downstream: Sink<Element>,
        _ state: Element,
        _ condition: @escaping @Sendable (Element) throws -> Bool,
        _ iterate: @escaping @Sendable (Element) throws -> Element
    ) {
        self.state = state
        self.condition = condition
        self.iterate = iterate
        super.init(downstream)
    }

    override func advance() -> Bool {
        repeat {
            do {
                if isFirst { isFirst = false } else { state = try iterate(state) }
                guard try condition(state) else {
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
