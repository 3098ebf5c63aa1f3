import Foundation
import Rx
import RxScreens
import Testing
import UIKit

// Members that RxCocoa doesn't have.
@MainActor
@Suite(.timeLimit(.minutes(5)))
struct BeyondTests {
    let bag = DisposeBag()

    @Test("a diffable data source of a table: snapshots, and items of one section")
    func diffableTable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(NameCell.self, forCellReuseIdentifier: "Name")
        let source = RowSource(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "Name", for: path)
            (cell as? NameCell)?.name = name
            return cell
        }
        let items = PublishRelay<[String]>()
        items.bind(to: source.rx.items(section: 0, animated: false)).disposed(by: bag)
        items.accept(["a", "b"])
        #expect(table.cells.map { ($0 as? NameCell)?.name } == ["a", "b"])
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["c"], toSection: 2)
        Observable.just(snapshot).bind(to: source.rx.snapshot()).disposed(by: bag)
        #expect(table.numberOfSections == 2)
        #expect(table.cells.map { ($0 as? NameCell)?.name } == ["c"])
        #expect(source.applied == (animated: 1, plain: 1))
    }

    @Test("a diffable data source of a collection")
    func diffableCollection() {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(WordCell.self, forCellWithReuseIdentifier: "Word")
        let source = ItemSource(collectionView: view) { view, path, word in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "Word", for: path)
            (cell as? WordCell)?.word = word
            return cell
        }
        Observable.just(["a"]).bind(to: source.rx.items(section: 0)).disposed(by: bag)
        #expect(view.cells.map { ($0 as? WordCell)?.word } == ["a"])
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["b", "c"], toSection: 1)
        Observable.just(snapshot).bind(to: source.rx.snapshot(animated: false)).disposed(by: bag)
        #expect(view.cells.map { ($0 as? WordCell)?.word } == ["b", "c"])
        #expect(source.applied == (animated: 1, plain: 1))
    }

    @Test("the keyboard")
    func keyboard() {
        let log = Log(UIResponder.rx.keyboard)
        let frame = CGRect(x: 0, y: 500, width: 320, height: 216)
        UIResponder.moveKeyboard(to: frame, duration: 0.5, isLocal: false)
        #expect(log.elements.map(\.frame) == [frame])
        #expect(log.elements.map(\.duration) == [0.5])
        #expect(log.elements.map(\.isLocal) == [false])
    }

    @Test("a control of pages")
    func pages() {
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = 3
        let log = Log(control.rx.currentPage)
        control.turn(to: 2)
        control.rx.currentPage.onNext(1)
        #expect(log.elements == [0, 2])
        #expect(control.currentPage == 1)
    }

    @Test("traits of a view")
    func traits() {
        let view = UIView(frame: .zero)
        let log = Log(view.rx.traitChanges([UITraitUserInterfaceStyle.self]))
        view.change(style: .dark)
        #expect(log.elements.count == 1)
        #expect(log.elements.first?.userInterfaceStyle != .dark)
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        view.change(scale: 5)
        #expect(log.elements.count == 1)
        log.dispose()
        view.change(style: .light)
        #expect(log.elements.count == 1)
    }

    @Test("a button's configuration")
    func configuration() {
        let button = UIButton(type: .system)
        button.rx.configuration(\.title).onNext("lost")
        #expect(button.configuration == nil)
        button.rx.configuration.onNext(.filled())
        button.rx.configuration(\.title).onNext("go")
        #expect(button.configuration?.title == "go")
    }

    @Test("an action of a menu that sends to a relay")
    func action() {
        let relay = PublishRelay<Int>()
        let last = BehaviorRelay(value: 0)
        relay.bind(to: last).disposed(by: bag)
        let action = UIAction(title: "two", sending: 2, to: relay)
        let button = UIButton(primaryAction: action)
        button.tap()
        #expect(action.title == "two")
        #expect(last.value == 2)
    }
}

/// Counts the snapshots that are applied, with an animation and without.
private final class RowSource: UITableViewDiffableDataSource<Int, String> {
    // Used on the main thread.
    nonisolated(unsafe) var applied = (animated: 0, plain: 0)

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        if animatingDifferences { applied.animated += 1 } else { applied.plain += 1 }
        super.apply(snapshot, animatingDifferences: false, completion: completion)
    }
}

private final class ItemSource: UICollectionViewDiffableDataSource<Int, String> {
    // Used on the main thread.
    nonisolated(unsafe) var applied = (animated: 0, plain: 0)

    override func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Int, String>,
        animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        if animatingDifferences { applied.animated += 1 } else { applied.plain += 1 }
        super.apply(snapshot, animatingDifferences: false, completion: completion)
    }
}
