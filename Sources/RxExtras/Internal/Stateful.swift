@_spi(Pipeline) internal import RxObservable

/// What an operator with a state does after an element.
enum Step<Output> {
    /// It sends nothing.
    case wait
    /// It sends an element.
    case send(Output)
    /// It sends elements, as many as are still wanted.
    case sendAll([Output])
    /// It sends these elements, if there are any, and completes.
    case finish([Output])
}

extension Observable {
    /// An operator with a state for each subscription, which decides first and sends then.
    ///
    /// The decision is made before anything goes down, so no observer finds the state in the midst of a change.
    ///
    /// - Parameters:
    ///   - state: Makes the state of a subscription.
    ///   - next: What to do after an element; an error that it throws fails the sequence.
    ///   - end: What to send before completion.
    ///   - call: The operator: the function that calls this one.
    /// - Returns: What is sent; ends with the source, if it doesn't finish before.
    final func stateful<State, Output>(
        _ state: @escaping @Sendable () -> State,
        next: @escaping @Sendable (inout State, Element) throws -> Step<Output>,
        end: @escaping @Sendable (inout State) -> [Output] = { _ in [] },
        call: StaticString = #function
    ) -> Observable<Output> {
        Stateful(self, state, next, end, call)
    }
}

// SAFETY: immutable; the closures are @Sendable.
private final class Stateful<Element, State, Output>: Observable<Output>, @unchecked Sendable {
    private let source: Observable<Element>
    private let state: @Sendable () -> State
    fileprivate let next: @Sendable (inout State, Element) throws -> Step<Output>
    fileprivate let end: @Sendable (inout State) -> [Output]
    private let call: StaticString

    init(
        _ source: Observable<Element>,
        _ state: @escaping @Sendable () -> State,
        _ next: @escaping @Sendable (inout State, Element) throws -> Step<Output>,
        _ end: @escaping @Sendable (inout State) -> [Output],
        _ call: StaticString
    ) {
        self.source = source
        self.state = state
        self.next = next
        self.end = end
        self.call = call
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append(function: call, after: source)
    }

    override func run(_ sink: Sink<Output>) {
        source.run(StatefulSink(sink, state(), self))
    }
}

private final class StatefulSink<Element, State, Output>: FinishingStage<Element, Output> {
    // SAFETY: events come one at a time.
    @exclusivity(unchecked) private var state: State
    private let node: Stateful<Element, State, Output>

    init(_ downstream: Sink<Output>, _ state: State, _ node: Stateful<Element, State, Output>) {
        self.state = state
        self.node = node
        super.init(downstream)
    }

    override func onNext(_ element: Element) {
        guard !isFinished else { return }
        let step: Step<Output>
        do { step = try node.next(&state, element) } catch { return finish(error) }
        switch step {
        case .wait: break
        case .send(let output): downstream.onNext(output)
        case .sendAll(let outputs): send(outputs[...])
        case .finish(let outputs): finish(with: outputs)
        }
    }

    override func onCompleted() {
        guard !isFinished else { return }
        finish(with: node.end(&state))
    }

    private func send(_ outputs: ArraySlice<Output>) {
        for output in outputs {
            guard !isStopped else { return }
            downstream.onNext(output)
        }
    }

    private func finish(with outputs: [Output]) {
        guard let last = outputs.last else { return finish() }
        send(outputs.dropLast())
        guard !isStopped else { return }
        finish(with: last)
    }
}
