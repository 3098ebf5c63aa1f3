import RxCocoa
import RxSwift

/// A store as a class, whose intents and states are of any type.
protocol Store: AnyObject {
    associatedtype Intent
    associatedtype State

    var initialState: State { get }
    var lastState: State { get set }

    func effects(of intent: Intent) -> Observable<Intent>
    func reduce(_ state: State, _ intent: Intent) -> State
}

extension Store {
    /// The states from now on, the latest of which a subscriber receives first.
    func states(of intents: Intents<Intent>, until bag: DisposeBag) -> Observable<State> {
        let states = intents.asObservable()
            .observe(on: CurrentThreadScheduler.instance)
            .flatMap { [weak self] intent -> Observable<Intent> in
                guard let self else { return .empty() }
                return self.effects(of: intent).catch { _ in .empty() }
            }
            .scan(initialState) { [weak self] state, intent -> State in
                guard let self else { return state }
                return self.reduce(state, intent)
            }
            .catch { _ in .empty() }
            .startWith(initialState)
            .do(onNext: { [weak self] in self?.lastState = $0 })
            .replay(1)
        states.connect().disposed(by: bag)
        return states
    }

    /// What a closure reads of the states, where it differs.
    func changes<Part: Equatable>(
        in states: Observable<State>,
        of part: @escaping (State) throws -> Part
    ) -> Observable<Part> {
        states.map(part).distinctUntilChanged()
    }

    /// The same for a view.
    func driver<Part: Equatable>(
        of states: Observable<State>,
        _ part: @escaping (State) -> Part,
        otherwise fallback: Part
    ) -> Driver<Part> {
        states.asDriver(onErrorRecover: { _ in .empty() }).map(part).distinctUntilChanged()
    }
}
