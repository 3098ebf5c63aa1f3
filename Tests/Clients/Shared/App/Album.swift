import Rx
import RxExtras

/// A model that isn't `Sendable`, and belongs to no actor.
nonisolated final class Sketch {
    var strokes: Int

    init(strokes: Int = 0) {
        self.strokes = strokes
    }
}

/// Shows sketches, and keeps them in relays.
@MainActor
final class AlbumViewModel {
    let current = BehaviorRelay(value: Sketch())
    let opened = PublishRelay<Sketch>()

    private(set) var titles: [String] = []
    private(set) var history: [Int] = []
    private(set) var log: [String] = []

    private let shelf = Shelf()
    private let bag = DisposeBag()

    lazy var strokes: Driver<Int> = current.asDriver().map { $0.strokes }

    init() {
        current.asDriver()
            .drive(with: self, onNext: { model, sketch in model.titles.append("sketch of \(sketch.strokes)") })
            .disposed(by: bag)
        opened.asSignal()
            .emit(onNext: { [weak self] sketch in self?.log.append("opened \(sketch.strokes)") })
            .disposed(by: bag)
        opened.observe(on: MainScheduler.instance)
            .bind(to: shelf)
            .disposed(by: bag)
        opened.asSignal()
            .scan(into: History()) { history, sketch in history.strokes.append(sketch.strokes) }
            .map { $0.strokes }
            .emit(onNext: { [weak self] strokes in self?.history = strokes })
            .disposed(by: bag)
    }

    var shelved: Int { shelf.count }

    func close() {
        log.append("closed")
    }

    /// A fresh sketch is passed to a chain.
    func blank() -> Observable<Sketch> {
        Observable<Sketch>.just(Sketch(strokes: 1))
            .startWith(Sketch())
            .endWith(Sketch(strokes: 2))
            .interspersed(with: Sketch(strokes: 9))
            .catchAndReturn(Sketch())
            .ifEmpty(default: Sketch())
    }

    func counted(_ numbers: Observable<Int>) -> Observable<Int> {
        numbers.scan(into: Sketch()) { sketch, number in sketch.strokes += number }.map { $0.strokes }
    }
}

/// The state of a reducer between two sketches.
struct History {
    var strokes: [Int] = []
}

/// An observer of the main actor, with its own state.
final class Shelf: ObserverType {
    private(set) var count = 0

    func on(_ event: Event<Sketch>) {
        if case .next = event { count += 1 }
    }
}

/// A screen that isn't `Sendable`, since protocols of the main actor aren't.
@MainActor
protocol Easel: AnyObject {
    var album: AlbumViewModel { get }
    var bag: DisposeBag { get }
    var strokes: Int { get set }
    var log: [String] { get set }
}

extension Easel {
    func start() {
        let opened = album.opened.observe(on: MainScheduler.instance)
        album.strokes.drive(Binder(self, \.strokes)).disposed(by: bag)
        album.strokes.drive(Binder(self) { $0.log.append("bound \($1)") }).disposed(by: bag)
        album.strokes.drive(with: self) { $0.log.append("drawn \($1)") }.disposed(by: bag)
        album.opened.asSignal().emit(with: self, onNext: { $0.log.append("sent \($1.strokes)") }).disposed(by: bag)
        opened.subscribe(with: self, onNext: { $0.log.append("seen \($1.strokes)") }).disposed(by: bag)
        opened.bind(with: self) { $0.log.append("shown \($1.strokes)") }.disposed(by: bag)
        opened.take(1).ignoreElements().asCompletable()
            .subscribe(onCompleted: { [album] in album.close() })
            .disposed(by: bag)
    }
}

final class WoodenEasel: Easel {
    let album: AlbumViewModel
    let bag = DisposeBag()
    var strokes = 0
    var log: [String] = []

    init(album: AlbumViewModel) {
        self.album = album
    }
}
