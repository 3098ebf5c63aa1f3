import Foundation
import RxDisposables
import RxFoundation
import RxObservable
import RxRelay
import RxScreens
import RxSubjects
import RxTraits
import Testing
import UIKit

final class NameCell: UITableViewCell {
    var name = ""
}

@MainActor
@Suite(.timeLimit(.minutes(5)), .serialized)
struct TableTests {
    let table = UITableView(frame: .zero)
    let bag = DisposeBag()

    init() {
        table.register(NameCell.self, forCellReuseIdentifier: "Name")
    }

    private func names() -> [String] {
        table.visibleCells.map { ($0 as? NameCell)?.name ?? "?" }
    }

    private func row(_ row: Int) -> IndexPath {
        IndexPath(row: row, section: 0)
    }

    @Test("items, in cells of a type: each change is shown")
    func cellType() {
        let items = BehaviorRelay(value: ["a", "b"])
        items.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { row, name, cell in
            cell.name = "\(row)\(name)"
        }
        .disposed(by: bag)
        #expect(names() == ["0a", "1b"])
        items.accept(["c"])
        #expect(names() == ["0c"])
    }

    @Test("items, with a closure that makes the cells, from a driver, too")
    func cellFactory() {
        let items = BehaviorRelay(value: ["a", "b"])
        items.asDriver()
            .drive(table.rx.items) { table, row, name in
                let cell = table.dequeueReusableCell(withIdentifier: "Name", for: IndexPath(row: row, section: 0))
                (cell as? NameCell)?.name = name
                return cell
            }
            .disposed(by: bag)
        #expect(names() == ["a", "b"])
    }

    @Test("items that come on another thread are shown on main")  // Contract U1
    func otherThread() async {
        let subject = PublishSubject<[String]>()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            subject.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, name, cell in
                MainActor.assertIsolated()
                cell.name = name
            }
            .disposed(by: bag)
            Thread.detachNewThread {
                subject.onNext(["a"])
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(names() == ["a"])
    }

    @Test("a data source of one's own, held by the subscription alone")
    func dataSource() {
        @MainActor
        final class Sections: NSObject, UITableViewDataSource, RxTableViewDataSourceType, SectionedViewDataSourceType {
            var sections: [[String]] = []
            func tableView(_ tableView: UITableView, observedEvent: Event<[[String]]>) {
                guard case .next(let sections) = observedEvent else { return }
                self.sections = sections
                tableView.reloadData()
            }
            func numberOfSections(in tableView: UITableView) -> Int { sections.count }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                sections[section].count
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
                (cell as? NameCell)?.name = sections[indexPath.section][indexPath.row]
                return cell
            }
            func model(at indexPath: IndexPath) throws -> Any { sections[indexPath.section][indexPath.row] }
        }
        var source: Sections? = Sections()
        weak var held: AnyObject?
        held = source
        let subscription = Observable.just([["a"], ["b", "c"]]).bind(to: table.rx.items(dataSource: source!))
        source = nil
        #expect(held != nil)
        #expect(table.numberOfSections == 2)
        #expect(names() == ["a", "b", "c"])
        let models = Log(table.rx.modelSelected(String.self))
        table.tapRow(at: IndexPath(row: 1, section: 1))
        #expect(models.elements == ["c"])
        subscription.dispose()
        #expect(held == nil)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    // Contract U8
    @Test("setting the data source to nil frees the table for another binding")
    func removedDataSource() {
        Observable.just(["a"]).concat(Observable.never()).bind(to: table.rx.items(cellIdentifier: "Name")) {
            _,
            name,
            cell in
            (cell as? NameCell)?.name = name
        }
        .disposed(by: bag)
        #expect(names() == ["a"])
        table.dataSource = nil
        Observable.just(["b", "c"]).bind(to: table.rx.items(cellIdentifier: "Name")) { _, name, cell in
            (cell as? NameCell)?.name = name
        }
        .disposed(by: bag)
        #expect(names() == ["b", "c"])
    }

    // Contract U7
    @Test("a data source gets elements, and neither completion nor errors; in a window the table is laid out around it")
    func elementsAlone() {
        @MainActor
        final class Rows: NSObject, UITableViewDataSource, RxTableViewDataSourceType {
            var log: [String] = []
            func tableView(_ tableView: UITableView, observedEvent: Event<[Int]>) { log.append("\(observedEvent)") }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                log.append("asked")
                return 0
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let window = UIWindow()
        window.addSubview(table)
        let rows = Rows()
        let numbers = PublishSubject<[Int]>()
        let subscription = numbers.bind(to: table.rx.items(dataSource: rows))
        #expect(rows.log.first == "asked")
        rows.log = []
        numbers.onNext([1])
        numbers.onCompleted()
        #expect(rows.log == ["next([1])"])
        subscription.dispose()
    }

    @Test("rows and their models: selected, deselected, deleted, highlighted, moved")
    func events() throws {
        let items = BehaviorRelay(value: ["a", "b", "c"])
        items.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, name, cell in
            cell.name = name
        }
        .disposed(by: bag)
        let selected = Log(table.rx.itemSelected)
        let models = Log(table.rx.modelSelected(String.self))
        let deselected = Log(table.rx.itemDeselected)
        let deselectedModels = Log(table.rx.modelDeselected(String.self))
        let highlighted = Log(table.rx.itemHighlighted)
        let unhighlighted = Log(table.rx.itemUnhighlighted)
        let accessories = Log(table.rx.itemAccessoryButtonTapped)
        let deleted = Log(table.rx.itemDeleted)
        let deletedModels = Log(table.rx.modelDeleted(String.self))
        let inserted = Log(table.rx.itemInserted)
        let moved = Log(table.rx.itemMoved)
        table.tapRow(at: row(1))
        table.tapRow(at: row(2))
        #expect(selected.elements == [row(1), row(2)])
        #expect(models.elements == ["b", "c"])
        #expect(deselected.elements == [row(1)])
        #expect(deselectedModels.elements == ["b"])
        #expect(highlighted.elements == [row(1), row(2)])
        #expect(unhighlighted.elements == [row(1), row(2)])
        table.tapAccessory(at: row(0))
        #expect(accessories.elements == [row(0)])
        table.commit(.delete, at: row(0))
        #expect(deleted.elements == [row(0)])
        #expect(deletedModels.elements == ["a"])
        table.commit(.insert, at: row(1))
        #expect(inserted.elements == [row(1)])
        table.drag(rowAt: row(0), to: row(2))
        #expect(moved.elements.map(\.destinationIndex) == [row(2)])
        #expect(moved.elements.map(\.sourceIndex) == [row(0)])
        let model: String = try table.rx.model(at: row(2))
        #expect(model == "c")
    }

    @Test("a data source that gets everything beside what is observed")
    func setDataSource() {
        final class Rows: NSObject, UITableViewDataSource {
            var deleted: [IndexPath] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
            }
            func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                deleted.append(indexPath)
            }
        }
        let rows = Rows()
        let subscription = table.rx.setDataSource(rows)
        let deleted = Log(table.rx.itemDeleted)
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.rx.dataSource.forwardToDelegate() === rows)
        table.commit(.delete, at: row(0))
        #expect(rows.deleted == [row(0)])
        #expect(deleted.elements == [row(0)])
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: row(0)) }
        subscription.dispose()
        #expect(table.rx.dataSource.forwardToDelegate() == nil)
    }

    @Test("cells that come and go")
    func display() {
        let items = BehaviorRelay(value: ["a"])
        let shown = Log(table.rx.willDisplayCell)
        let hidden = Log(table.rx.didEndDisplayingCell)
        items.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, name, cell in
            cell.name = name
        }
        .disposed(by: bag)
        table.layoutIfNeeded()
        #expect(shown.elements.map(\.indexPath) == [row(0)])
        items.accept([])
        table.layoutIfNeeded()
        #expect(hidden.elements.map(\.indexPath) == [row(0)])
    }

    @Test("a second binding is refused, and said; the first one stays")  // Contract U8
    func twoBindings() {
        let configure: @MainActor (Int, String, NameCell) -> Void = { _, name, cell in cell.name = name }
        let first = Observable.just(["a"])
            .bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self), curriedArgument: configure)
        let errors = unhandledErrors {
            Observable.just(["b"])
                .bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self), curriedArgument: configure)
                .disposed(by: bag)
        }
        #expect(errors.count == 1)
        guard case .delegateAlreadySet? = errors.first as? BindingError else {
            Issue.record("\(errors)")
            return
        }
        #expect(names() == ["a"])
        first.dispose()
        #expect(names() == [])
        Observable.just(["c"])
            .bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self), curriedArgument: configure)
            .disposed(by: bag)
        #expect(names() == ["c"])
    }

    @Test("an error of the sequence is reported, and leaves the rows")  // Contract U7
    func error() {
        struct Failure: Error {}
        let subject = PublishSubject<[String]>()
        let errors = unhandledErrors {
            subject.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, name, cell in
                cell.name = name
            }
            .disposed(by: bag)
            subject.onNext(["a"])
            subject.onError(Failure())
        }
        #expect(errors.count == 1)
        #expect(errors.first is Failure)
        #expect(names() == ["a"])
    }

    @Test("models of another type, and before items are bound, are errors")
    func wrongModels() {
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: row(0)) }
        let nothingYet = Observable<[String]>.never()
            .bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, _, _ in }
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: row(0)) }
        nothingYet.dispose()
        Observable.just(["a"])
            .bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, name, cell in
                cell.name = name
            }
            .disposed(by: bag)
        #expect(throws: BindingError.self) { let _: Int = try table.rx.model(at: row(0)) }
        #expect(throws: BindingError.self) { let _: String = try table.rx.model(at: row(5)) }
        let log = Log(table.rx.modelSelected(Int.self))
        let errors = unhandledErrors { table.tapRow(at: row(0)) }
        #expect(errors.count == 1)
        #expect(log.elements.isEmpty)
    }

    @Test("a binding doesn't hold the table, and lets go of the items with it")  // Contract U4
    func freed() {
        final class Model: Sendable {}
        var model: Model? = Model()
        weak var heldModel: AnyObject?
        heldModel = model
        var table: UITableView? = UITableView(frame: .zero)
        weak var heldTable: AnyObject?
        heldTable = table
        table!.register(NameCell.self, forCellReuseIdentifier: "Name")
        let subject = PublishSubject<[Model]>()
        let subscription = subject.bind(to: table!.rx.items(cellIdentifier: "Name")) { _, _, _ in }
        subject.onNext([model!])
        model = nil
        #expect(heldModel != nil)
        table = nil
        #expect(heldTable == nil)
        #expect(heldModel == nil)
        subscription.dispose()
    }

    @Test("prefetching, with a data source of one's own beside it")
    func prefetching() {
        final class Loader: NSObject, UITableViewDataSourcePrefetching {
            var paths: [IndexPath] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { paths += indexPaths }
        }
        let loader = Loader()
        let subscription = table.rx.setPrefetchDataSource(loader)
        let wanted = Log(table.rx.prefetchRows)
        let cancelled = Log(table.rx.cancelPrefetchingForRows)
        table.prefetchDataSource?.tableView(table, prefetchRowsAt: [row(3)])
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: [row(3)])
        #expect(wanted.elements == [[row(3)]])
        #expect(cancelled.elements == [[row(3)]])
        #expect(loader.paths == [row(3)])
        subscription.dispose()
    }
}
