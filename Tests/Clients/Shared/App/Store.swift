import Rx
import RxExtras

/// The state of an app, of which screens select parts.
///
/// The code is generic in the parts, so it knows nothing of where their conformances belong: they are used on the main
/// actor alone.
@MainActor
final class Store<State: Sendable> {
    let state: BehaviorRelay<State>

    private var observed: MainObservable<State> { state.observe(on: MainScheduler.instance) }

    init(_ state: State) {
        self.state = BehaviorRelay(value: state)
    }

    func part<Part: Equatable>(_ part: @escaping @MainActor @Sendable (State) -> Part) -> Driver<Part> {
        state.asDriver().map(part).distinctUntilChanged()
    }

    func states<Part: Equatable>(changing part: @escaping @MainActor @Sendable (State) -> Part) -> Driver<State> {
        state.asDriver().distinctUntilChanged { part($0) }
    }

    func newParts<Part: Hashable>(_ part: @escaping @MainActor @Sendable (State) -> Part) -> Driver<Part> {
        state.asDriver().map(part).distinct()
    }

    func observedPart<Part: Equatable>(_ part: @escaping @MainActor @Sendable (State) -> Part) -> MainObservable<Part> {
        observed.map(part).distinctUntilChanged()
    }

    func observedStates<Part: Equatable>(
        changing part: @escaping @MainActor @Sendable (State) -> Part
    ) -> MainObservable<State> {
        observed.distinctUntilChanged { part($0) }
    }
}
