import Foundation
import ObjectiveC
import Rx
import RxFoundation
import RxScreens
import Testing
import UIKit

final class NameCell: UITableViewCell {
    var name = ""
}

@MainActor
@Suite(.timeLimit(.minutes(5)), .serialized)
struct TableTests {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bag = DisposeBag()

    init() {
        table.register(NameCell.self, forCellReuseIdentifier: "Name")
    }

    private func names() -> [String] {
        table.cells.map { ($0 as? NameCell)?.name ?? "?" }
    }

    private func row(_ row: Int) -> IndexPath {
        IndexPath(row: row, section: 0)
    }

    private func bind(_ names: Observable<[String]>) -> any Disposable {
        names.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { _, name, cell in
            cell.name = name
        }
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
        weak var held: AnyObject?
        autoreleasepool {
            var source: Sections? = Sections()
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
        }
        #expect(held == nil)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
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

    @Test("a second binding is refused, and said; the first one stays")  // Contract U8
    func twoBindings() {
        let first = bind(Observable.just(["a"]))
        let errors = unhandledErrors { bind(Observable.just(["b"])).disposed(by: bag) }
        #expect(errors.count == 1)
        guard case .delegateAlreadySet? = errors.first as? BindingError else {
            Issue.record("\(errors)")
            return
        }
        #expect(names() == ["a"])
        first.dispose()
        #expect(names() == [])
        bind(Observable.just(["c"])).disposed(by: bag)
        #expect(names() == ["c"])
    }

    @Test("an error of the sequence is reported, and leaves the rows")  // Contract U7
    func error() {
        struct Failure: Error {}
        let subject = PublishSubject<[String]>()
        let errors = unhandledErrors {
            bind(subject.asObservable()).disposed(by: bag)
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
        let nothingYet = bind(Observable.never())
        #expect(throws: RxCocoaError.self) { let _: String = try table.rx.model(at: row(0)) }
        nothingYet.dispose()
        bind(Observable.just(["a"])).disposed(by: bag)
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
        weak var heldModel: AnyObject?
        weak var heldTable: AnyObject?
        let subject = PublishSubject<[Model]>()
        let subscription = autoreleasepool {
            let table = UITableView(frame: .zero)
            heldTable = table
            table.register(NameCell.self, forCellReuseIdentifier: "Name")
            let subscription = subject.bind(to: table.rx.items(cellIdentifier: "Name")) { _, _, _ in }
            autoreleasepool {
                let model = Model()
                heldModel = model
                subject.onNext([model])
            }
            #expect(heldModel != nil)
            return subscription
        }
        #expect(heldTable == nil)
        #expect(heldModel == nil)
        subscription.dispose()
    }
}
