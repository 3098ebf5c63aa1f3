// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import RxCocoa
import RxSwift
import UIKit

@MainActor
private func table() -> UITableView {
    let table = UITableView(frame: .zero)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    return table
}

@MainActor
private func bind(_ rows: Observable<[String]>, _ table: UITableView) -> Disposable {
    rows.bind(to: table.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { _, text, cell in
        cell.textLabel?.text = text
    }
}

@MainActor
private func rows(_ table: UITableView) -> String {
    "rows: " + table.visibleCells.map { $0.textLabel?.text ?? "nil" }.joined(separator: " ")
}

private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

/// A data source that notes its events.
@MainActor
private final class Source: NSObject, UITableViewDataSource, RxTableViewDataSourceType {
    let notes: Notes
    init(_ notes: Notes) { self.notes = notes }

    func tableView(_ tableView: UITableView, observedEvent: Event<[Int]>) {
        switch observedEvent {
        case .next(let numbers): notes.note("next \(numbers)")
        case .error: notes.note("error")
        case .completed: notes.note("completed")
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.note("asked")
        return 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

extension Scenario {
    static let sources = [
        Scenario("items: elements, the end, a disposal") { notes in
            let table = table()
            let items = PublishSubject<[String]>()
            let subscription = bind(items, table)
            notes.note(rows(table))
            items.onNext(["a", "b"])
            notes.note(rows(table))
            items.onCompleted()
            notes.note(rows(table))
            subscription.dispose()
            notes.note(rows(table))
        },
        Scenario("items that fail") { notes in
            let table = table()
            let items = PublishSubject<[String]>()
            let subscription = bind(items, table)
            items.onNext(["a"])
            items.onError(RxError.unknown)
            notes.note(rows(table))
            subscription.dispose()
            notes.note(rows(table))
        },
        Scenario("a second binding, after the data source was set to nil") { notes in
            let table = table()
            let first = bind(Observable.just(["a"]).concat(Observable.never()), table)
            notes.note(rows(table))
            table.dataSource = nil
            let second = bind(Observable.just(["b", "c"]), table)
            notes.note(rows(table))
            second.dispose()
            first.dispose()
            notes.note(rows(table))
        },
        Scenario("a second binding beside the first") { notes in
            let table = table()
            bind(Observable.just(["a"]), table).disposed(by: notes.bag)
            bind(Observable.just(["b", "c"]), table).disposed(by: notes.bag)
            notes.note(rows(table))
        },
        Scenario("items from another thread") { notes in
            let table = table()
            let items = PublishSubject<[String]>()
            bind(items, table).disposed(by: notes.bag)
            await elsewhere { items.onNext(["a"]) }
            notes.note(rows(table))
        },
        Scenario("items of a driver, changed by what is selected") { notes in
            let table = table()
            let items = BehaviorRelay(value: ["a", "b"])
            items.asDriver()
                .drive(table.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { _, text, cell in
                    cell.textLabel?.text = text
                }
                .disposed(by: notes.bag)
            table.rx.modelSelected(String.self)
                .subscribe(onNext: { model in items.accept(items.value.filter { $0 != model }) })
                .disposed(by: notes.bag)
            table.tapRow(at: row(0))
            notes.note(rows(table))
            table.tapRow(at: row(0))
            notes.note(rows(table))
        },
        Scenario("rows and models: selected, deselected, deleted, moved; a model that isn't there") { notes in
            let table = table()
            notes.log("delegate", Observable.just(table.delegate == nil ? "none" : "proxy"))
            bind(Observable.just(["a", "b", "c"]), table).disposed(by: notes.bag)
            notes.log("selected", table.rx.itemSelected)
            notes.log("model", table.rx.modelSelected(String.self))
            notes.log("deselected", table.rx.modelDeselected(String.self))
            notes.log("deleted", table.rx.itemDeleted)
            notes.log("deleted model", table.rx.modelDeleted(String.self))
            notes.log("inserted", table.rx.itemInserted)
            notes.log("moved", table.rx.itemMoved.map { "\($0.sourceIndex) \($0.destinationIndex)" })
            table.tapRow(at: row(1))
            table.tapRow(at: row(2))
            table.commit(.delete, at: row(0))
            table.commit(.insert, at: row(0))
            table.drag(rowAt: row(0), to: row(2))
            do {
                notes.note(try table.rx.model(at: row(1)))
                let empty = Scenario.freshTable()
                bind(Observable.never(), empty).disposed(by: notes.bag)
                let _: String = try empty.rx.model(at: row(0))
            } catch {
                notes.note(kind(error))
            }
        },
        Scenario("the delegate of a table whose items are bound") { notes in
            let table = table()
            bind(Observable.just(["a"]), table).disposed(by: notes.bag)
            notes.note(table.delegate == nil ? "none" : "proxy")
        },
        Scenario("a data source of one's own in a window: its events, and when it is asked") { notes in
            let window = UIWindow()
            let table = table()
            window.addSubview(table)
            let numbers = PublishSubject<[Int]>()
            let subscription = numbers.bind(to: table.rx.items(dataSource: Source(notes)))
            notes.note("bound")
            numbers.onNext([1])
            numbers.onCompleted()
            notes.note("disposal")
            subscription.dispose()
        },
        Scenario("a data source of one's own that gets an error") { notes in
            let table = table()
            let numbers = PublishSubject<[Int]>()
            numbers.bind(to: table.rx.items(dataSource: Source(notes))).disposed(by: notes.bag)
            numbers.onError(RxError.unknown)
        },
        Scenario("a table is freed with its source, and what it shows") { notes in
            var table: UITableView? = Scenario.freshTable()
            weak var held = table
            let items = BehaviorSubject(value: ["a"])
            bind(items, table!).disposed(by: notes.bag)
            notes.note(rows(table!))
            table = nil
            notes.note(held == nil ? "freed" : "held")
            notes.note("observed: \(items.hasObservers)")
        },
        Scenario("a data source beside prefetching, and what is cancelled") { notes in
            @MainActor
            final class Loader: NSObject, UITableViewDataSourcePrefetching {
                let notes: Notes
                init(_ notes: Notes) { self.notes = notes }
                func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                    notes.note("loader \(indexPaths)")
                }
            }
            let table = table()
            let loader = Loader(notes)
            let own = table.rx.setPrefetchDataSource(loader)
            notes.log("wanted", table.rx.prefetchRows)
            notes.log("cancelled", table.rx.cancelPrefetchingForRows)
            table.prefetchDataSource?.tableView(table, prefetchRowsAt: [row(1)])
            tell(table.prefetchDataSource, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [table, [row(1)]])
            own.dispose()
        },
        Scenario("a collection: items, models, a disposal") { notes in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
            let items = BehaviorRelay(value: ["a", "b"])
            let subscription = items.bind(
                to: view.rx.items(cellIdentifier: "Cell", cellType: UICollectionViewCell.self)
            ) { index, text, _ in notes.note("cell \(index) \(text)") }
            view.layoutIfNeeded()
            notes.log("model", view.rx.modelSelected(String.self))
            view.tapItem(at: row(1))
            items.accept(["c"])
            view.layoutIfNeeded()
            subscription.dispose()
            notes.note("items: \(view.numberOfItems(inSection: 0))")
        },
    ]

    static let pickers = [
        Scenario("a picker's titles: what is picked, its model, a change, a disposal") { notes in
            let picker = UIPickerView(frame: .zero)
            let items = BehaviorRelay(value: [10, 20])
            let subscription = items.bind(to: picker.rx.itemTitles) { row, item in "\(row):\(item)" }
            notes.note("\(picker.numberOfRows(inComponent: 0)) \(picker.shownTitle(forRow: 1) ?? "nil")")
            notes.log("selected", picker.rx.itemSelected.map { "\($0.row) \($0.component)" })
            notes.log("models", picker.rx.modelSelected(Int.self))
            picker.turn(to: 1)
            items.accept([7])
            notes.note("\(picker.numberOfRows(inComponent: 0)) \(picker.shownTitle(forRow: 0) ?? "nil")")
            subscription.dispose()
            notes.note("\(picker.numberOfComponents)")
        },
        Scenario("a picker's titles with attributes, a change, a disposal") { notes in
            let picker = UIPickerView(frame: .zero)
            let items = BehaviorRelay(value: ["a"])
            let subscription = items.bind(to: picker.rx.itemAttributedTitles) { row, text in
                NSAttributedString(string: "\(row)\(text)")
            }
            notes.note("\(picker.numberOfRows(inComponent: 0)) \(picker.shownTitle(forRow: 0) ?? "nil")")
            items.accept(["b", "c"])
            notes.note("\(picker.numberOfRows(inComponent: 0)) \(picker.shownTitle(forRow: 1) ?? "nil")")
            subscription.dispose()
            notes.note("\(picker.numberOfComponents)")
        },
        Scenario("a picker's model of a row that isn't there") { notes in
            let picker = UIPickerView(frame: .zero)
            Observable.just([7]).bind(to: picker.rx.itemTitles) { _, item in "\(item)" }.disposed(by: notes.bag)
            do { let _: Int = try picker.rx.model(at: row(5)) } catch { notes.note(kind(error)) }
        },
        Scenario("a picker's views, and a delegate beside what is observed") { notes in
            @MainActor
            final class Owner: NSObject, UIPickerViewDelegate {
                let notes: Notes
                init(_ notes: Notes) { self.notes = notes }
                func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                    notes.note("delegate \(row)")
                }
            }
            let picker = UIPickerView(frame: .zero)
            let label = UILabel(frame: .zero)
            Observable.just(["a"]).bind(to: picker.rx.items) { _, text, _ in
                label.text = text
                return label
            }
            .disposed(by: notes.bag)
            notes.note("\(picker.shownView(forRow: 0) === label) \(label.text ?? "nil")")
            let other = UIPickerView(frame: .zero)
            let owner = Owner(notes)
            let own = other.rx.setDelegate(owner)
            notes.log("selected", other.rx.itemSelected.map { $0.row })
            other.delegate?.pickerView(other, didSelectRow: 4, inComponent: 0)
            own.dispose()
        },
    ]

    @MainActor private static func freshTable() -> UITableView { table() }
}
