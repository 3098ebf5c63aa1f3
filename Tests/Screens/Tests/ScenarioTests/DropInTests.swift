import Foundation
import RxCocoa
import RxSwift
import Testing
import UIKit

// In Swift 5 mode, in the style of apps that were written for RxSwift: models that aren't `Sendable`, closures over
// `self`, and view models written without actors.

final class Song {
    let title: String
    init(_ title: String) { self.title = title }
}

final class SearchModel {
    let query = PublishSubject<String>()
    let songs: Observable<[Song]>

    init(all: [Song]) {
        songs = query.map { text in all.filter { $0.title.contains(text) } }
    }
}

final class SearchScreen: UIViewController {
    let bar = UISearchBar(frame: .zero)
    let table = UITableView(frame: .zero)
    let button = UIButton(type: .system)
    let model = SearchModel(all: [Song("ab"), Song("bc"), Song("cd")])
    let disposeBag = DisposeBag()
    var opened: [String] = []
    var taps = 0

    override func viewDidLoad() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
        bar.rx.text.orEmpty
            .filter { !$0.isEmpty }
            .bind(to: model.query)
            .disposed(by: disposeBag)
        model.songs
            .bind(to: table.rx.items(cellIdentifier: "Song", cellType: UITableViewCell.self)) { _, song, cell in
                cell.textLabel?.text = song.title
            }
            .disposed(by: disposeBag)
        table.rx.modelSelected(Song.self)
            .subscribe(onNext: { [weak self] song in self?.opened.append(song.title) })
            .disposed(by: disposeBag)
        button.rx.tap
            .subscribe(onNext: { self.taps += 1 })
            .disposed(by: disposeBag)
        button.rx.tap.asDriver()
            .drive(onNext: { [unowned self] in self.title = "tapped" })
            .disposed(by: disposeBag)
    }
}

extension Reactive where Base: SearchScreen {
    var viewTitle: Binder<String?> {
        Binder(base) { screen, title in screen.title = title }
    }
}

@Suite(.timeLimit(.minutes(5)))
@MainActor
struct DropInTests {
    @Test("a screen as RxSwift's users write it")
    func screen() {
        let screen = SearchScreen()
        screen.viewDidLoad()
        screen.bar.type("b")
        #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["ab", "bc"])
        screen.table.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(screen.opened == ["bc"])
        screen.button.tap()
        #expect(screen.taps == 1)
        #expect(screen.title == "tapped")
        Observable.just("bound").bind(to: screen.rx.viewTitle).disposed(by: screen.disposeBag)
        #expect(screen.title == "bound")
    }

    @Test("items with a closure, for a collection, of models that aren't Sendable")
    func collection() {
        let bag = DisposeBag()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Song")
        let songs = BehaviorRelay(value: [Song("a"), Song("b")])
        var configured: [String] = []
        songs.asDriver()
            .drive(view.rx.items(cellIdentifier: "Song")) { (_: Int, song: Song, _: UICollectionViewCell) in
                configured.append(song.title)
            }
            .disposed(by: bag)
        view.layoutIfNeeded()
        #expect(configured == ["a", "b"])
    }
}
