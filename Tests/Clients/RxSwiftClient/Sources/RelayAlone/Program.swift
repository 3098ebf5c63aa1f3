import RxRelay
import RxSwift

// A target that depends on the product `RxRelay` alone, as with RxSwift.

func bound<Item>(_ items: Observable<Item>, to relay: PublishRelay<Item>) -> Disposable { items.bind(to: relay) }
func bound<Item>(_ items: Observable<Item>, to relay: BehaviorRelay<Item?>) -> Disposable { items.bind(to: relay) }
func bound(_ items: Observable<[String: Any]>, to relay: ReplayRelay<[String: Any]>) -> Disposable {
    items.bind(to: relay)
}

@main
enum Program {
    @MainActor
    static func main() {
        let models = BehaviorRelay(value: Model())
        let copies = BehaviorRelay(value: models.value)
        let latest = BehaviorRelay<Model?>(value: nil)
        let newest = Model()
        let bag = DisposeBag()
        models.bind(to: copies).disposed(by: bag)
        bound(models.asObservable(), to: latest).disposed(by: bag)
        models.accept(newest)
        precondition(copies.value === newest && latest.value === newest)

        let screen = Screen()
        screen.start()
        screen.steps.accept(5)
        precondition(screen.count == 6, "\(screen.count)")

        let player = VideoPlayer()
        Feed(items: .just("news")).play(in: player).disposed(by: bag)
        precondition(player.title == "NEWS" && player.isMuted)
        print("ok")
    }
}
