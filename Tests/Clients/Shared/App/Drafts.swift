import Rx

/// Saves the typed text: on the screen after a pause, and in the store at once.
@MainActor
final class DraftViewModel {
    private(set) var savedText = ""

    /// The number of key presses.
    let keystrokes = BehaviorRelay(value: 0)

    private let text = PublishRelay<String>()
    private let bag = DisposeBag()

    init(pause: Duration, clock: any Clock<Duration>) {
        text
            .do(onNext: { [keystrokes] _ in keystrokes.update { $0 += 1 } })
            .debounce(pause, scheduler: ClockScheduler(clock))
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] text in self?.savedText = text })
            .disposed(by: bag)
    }

    var typed: Observable<String> { text.asObservable() }

    func type(_ newText: String) {
        text.accept(newText)
    }
}

/// Saves drafts, one after the other.
actor DraftStore {
    private(set) var drafts: [String] = []
    private let bag = DisposeBag()

    func follow(_ source: Observable<String>) {
        source
            .subscribe(onNext: { [weak self] draft in await self?.keep(draft) })
            .disposed(by: bag)
    }

    private func keep(_ draft: String) {
        drafts.append(draft)
    }
}

/// Times in all the forms in which they can be written.
nonisolated enum Pauses {
    static func chain(_ source: Observable<Int>, pause: Duration, isSlow: Bool) -> Observable<Int> {
        let interval: RxTimeInterval = .milliseconds(1)
        return
            source
            .delay(.milliseconds(1), scheduler: ClockScheduler(ContinuousClock()))
            .delay(pause, scheduler: TaskScheduler(priority: .high))
            .delay(interval, scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .delay(isSlow ? .seconds(1) : .milliseconds(1), scheduler: MainScheduler.instance)
            .timeout(.seconds(20.5), scheduler: ActorScheduler(MainActor.shared))
            .observe(on: ImmediateScheduler.instance)
    }

    static func timer(_ pause: Duration) -> Single<Int> {
        Single.timer(pause, scheduler: TaskScheduler()).timeout(.seconds(20), scheduler: TaskScheduler())
    }

    @MainActor static func driver(_ relay: BehaviorRelay<Int>, pause: Duration) -> Driver<Int> {
        relay.asDriver().throttle(.milliseconds(1)).debounce(pause).delay(.seconds(0.001))
    }
}
