// systems: ios
// Lists as apps with RxSwift write them: methods and functions in variables make the cells, and a class that isn't a view
// sets state of its own later.
import RxCocoa
import RxSwift
import UIKit

final class RowCell: UITableViewCell {}
final class TileCell: UICollectionViewCell {}

final class ListsViewController: UIViewController {
    private let table = UITableView()
    private let tiles = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    private let picker = UIPickerView()
    private let disposeBag = DisposeBag()
    private lazy var showLater: (Int, String, RowCell) -> Void = { [weak self] row, name, cell in
        cell.textLabel?.text = name
        self?.title = "\(row)"
    }

    private func show(_ row: Int, _ name: String, _ cell: RowCell) { cell.textLabel?.text = name }
    private func show(_ row: Int, _ name: String, in cell: TileCell) { cell.tag = row }
    private func cell(_ table: UITableView, _ row: Int, _ name: String) -> UITableViewCell { RowCell() }
    private func title(_ row: Int, _ name: String) -> String? { name }

    func bind(_ names: Observable<[String]>, _ driven: Driver<[String]>) {
        names.bind(to: table.rx.items(cellIdentifier: "Row", cellType: RowCell.self))(show).disposed(by: disposeBag)
        names.bind(to: table.rx.items(cellIdentifier: "Row"), curriedArgument: showLater).disposed(by: disposeBag)
        names.bind(to: table.rx.items)(cell).disposed(by: disposeBag)
        driven.drive(table.rx.items(cellIdentifier: "Row"))(showLater).disposed(by: disposeBag)
        driven.drive(table.rx.items, curriedArgument: cell).disposed(by: disposeBag)
        names.bind(to: tiles.rx.items(cellIdentifier: "Tile", cellType: TileCell.self), curriedArgument: show)
            .disposed(by: disposeBag)
        names.bind(to: picker.rx.itemTitles)(title).disposed(by: disposeBag)
        names.bind(to: picker.rx.itemTitles) { [unowned self] row, name in self.title(row, name) }
            .disposed(by: disposeBag)
        names.bind(to: table.rx.rows()) { row, name, cell in cell.textLabel?.text = name }.disposed(by: disposeBag)
    }
}

extension Reactive where Base: UITableView {
    func rows<Source: ObservableType>() -> (_ source: Source) -> (_ show: @escaping (Int, String, RowCell) -> Void)
        -> Disposable where Source.Element == [String]
    {
        items(cellIdentifier: "Row", cellType: RowCell.self)
    }
}

/// No view, and not `Sendable`.
final class Presenter {
    private let disposeBag = DisposeBag()
    private var shown = 0

    private func note(_ row: Int, _ name: String, _ cell: RowCell) { shown = row }

    func bind(_ names: Observable<[String]>, to table: UITableView) {
        names.bind(to: table.rx.items(cellIdentifier: "Row", cellType: RowCell.self))(note).disposed(by: disposeBag)
        names.bind(to: table.rx.items(cellIdentifier: "Row", cellType: RowCell.self)) { row, _, _ in
            self.shown = row
            DispatchQueue.main.async { self.shown = row }
        }
        .disposed(by: disposeBag)
        let count = Binder<[String]>(self) { presenter, names in
            DispatchQueue.main.async { presenter.shown = names.count }
        }
        names.bind(to: count).disposed(by: disposeBag)
    }
}

final class Dial: UIControl {
    var angle = 0.0
}

private func angle(of dial: Dial) -> Double { dial.angle }

extension Reactive where Base: Dial {
    /// Made of functions.
    var angle: ControlProperty<Double> {
        let set: (Dial, Double) -> Void = { dial, angle in dial.angle = angle }
        return controlProperty(editingEvents: .valueChanged, getter: { $0.angle }, setter: set)
    }

    var shownAngle: Binder<Double> {
        let show: (Dial, Double) -> Void = { dial, angle in dial.angle = angle }
        return Binder(base, binding: show)
    }

    /// With a captured variable.
    var countedAngle: ControlProperty<Double> {
        var count = 0.0
        return controlProperty(editingEvents: .valueChanged, getter: { $0.angle + count }) { dial, angle in
            count += 1
            dial.angle = angle
        }
    }
}
