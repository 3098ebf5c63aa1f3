public import RxObservable

/// The effect of an element on an operator with a state.
@usableFromInline
enum Step<Output> {
    /// The operator sends nothing.
    case wait
    /// The operator sends an element.
    case send(Output)
    /// The operator sends elements, as many as are still wanted.
    case sendAll([Output])
    /// The operator sends these elements, if there are any, and completes.
    case finish([Output])
}

extension Observable {
    /// An operator with a state for each subscription, which changes the state before it sends.
    ///
    /// The decision is made before anything is sent, so no observer finds a partly changed state. If clients know the
    /// operator, it is compiled there.
    ///
    /// - Parameters:
    ///   - state: The initial state of each subscription.
    ///   - call: The operator; by default, the function that calls this one.
    ///   - next: Handles an element; an error that it throws fails the sequence.
    ///   - end: Makes the elements to send before completion.
    /// - Returns: The sent elements; ends with the source, if it doesn't finish before.
    @_alwaysEmitIntoClient @inline(__always)
    final func stateful<State, Output>(
        _ state: State,
        call: StaticString = #function,
        next: @escaping @Sendable (inout State, Element) throws -> Step<Output>,
        end: @escaping @Sendable (inout State) -> [Output] = { _ in [] }
    ) -> Observable<Output> {
        stepNode(
            call,
            self,
            StepState(state),
            end: { stage, error in
                if let error { stage.finish(error) } else { stage.finish(withAll: stage.update { end(&$0.state) }) }
            }
        ) { stage, element in
            guard stage.update({ !$0.isFinished }) else { return }
            do {
                switch try stage.update({ try next(&$0.state, element) }) {
                case .wait: break
                case .send(let output): stage.send(output)
                case .sendAll(let outputs): stage.send(all: outputs[...])
                case .finish(let outputs):
                    // The flag is set first: an observer that causes another element inside the outputs finds it set.
                    stage.update { $0.isFinished = true }
                    stage.finish(withAll: outputs)
                }
            } catch {
                stage.update { $0.isFinished = true }
                stage.finish(error)
            }
        }
    }
}

/// The state of an operator, and whether the operator has ended.
@usableFromInline
struct StepState<State> {
    @usableFromInline var state: State
    @usableFromInline var isFinished = false

    @inlinable
    init(_ state: State) {
        self.state = state
    }
}

extension _StepStage {
    /// Sends elements, as many as are still wanted.
    @_alwaysEmitIntoClient
    func send(all outputs: ArraySlice<Output>) {
        for output in outputs {
            guard !isStopped else { return }
            send(output)
        }
    }

    /// Sends elements, as many as are still wanted, and completes with the last of them.
    @_alwaysEmitIntoClient
    func finish(withAll outputs: [Output]) {
        guard let last = outputs.last else { return finish() }
        send(all: outputs.dropLast())
        guard !isStopped else { return }
        finish(with: last)
    }
}
