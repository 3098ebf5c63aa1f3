import Observation
import Rx

enum PlayerMode: Equatable {
    case stopped
    case playing(track: Int)
}

/// The state of the view model; not `Sendable`, and compared on the main thread, where it stays.
struct PlayerState: Equatable {
    var mode = PlayerMode.stopped
    var titles: [String] = []
    var volume: Double?

    var track: Int? {
        if case .playing(let track) = mode { track } else { nil }
    }
}

enum PlayerAction: Sendable {
    case load([String])
    case play(Int)
    case turn(Double)
    case stop
}

/// The state that a view shows.
@MainActor
@Observable
final class PlayerScreen {
    var title = "–"
    var isPlaying = false
    var volume = 0.5
}

extension PlayerScreen: ReactiveCompatible {}

/// Drivers for bindings, and an observable state for SwiftUI.
@MainActor
final class PlayerViewModel {
    let state: Driver<PlayerState>
    let mode: Driver<PlayerMode>
    let screen = PlayerScreen()

    private let actions = PublishRelay<PlayerAction>()
    private let bag = DisposeBag()

    init() {
        state =
            actions
            .asSignal()
            .scan(PlayerState(), accumulator: { PlayerViewModel.reduce($0, $1) })
            .asDriver(onErrorJustReturn: PlayerState())
            .startWith(PlayerState())
            .distinctUntilChanged()
        mode = state.map(\.mode).distinctUntilChanged()

        mode.map { $0 != .stopped }.drive(screen.rx.isPlaying).disposed(by: bag)
        state.compactMap(\.volume).drive(screen.rx.volume).disposed(by: bag)
        state
            .distinctUntilChanged(at: \.track)
            .drive(with: screen) { screen, state in
                screen.title = state.track.map { state.titles[$0] } ?? "–"
            }
            .disposed(by: bag)
    }

    /// The states in which the mode is another one, as each kind of sequence that lives on the main thread.
    var changesOfMode: (driver: Driver<PlayerState>, signal: Signal<PlayerState>, main: MainObservable<PlayerState>) {
        (
            driver: state.distinctUntilChanged { $0.mode },
            signal: state.asSignal(onErrorSignalWith: .empty()).distinctUntilChanged { $0.mode },
            main: state.asObservable().distinctUntilChanged { $0.mode }
        )
    }

    func send(_ action: PlayerAction) {
        actions.accept(action)
    }

    private static func reduce(_ state: PlayerState, _ action: PlayerAction) -> PlayerState {
        var state = state
        switch action {
        case .load(let titles): state.titles = titles
        case .play(let track): state.mode = .playing(track: track)
        case .turn(let volume): state.volume = volume
        case .stop: state.mode = .stopped
        }
        return state
    }
}
