import Rx
import RxScreens
import UIKit

/// A table in two sections: a tap moves a row into the other one, a swipe deletes it, and a field adds one.
final class ShoppingViewController: UIViewController {
    let newField = UITextField()
    let table = UITableView(frame: .zero, style: .grouped)
    let editItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)

    private let model: ShoppingViewModel
    private let bag = DisposeBag()

    init(model: ShoppingViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made with its model.")
    }

    override func loadView() {
        newField.placeholder = "Something to buy"
        newField.frame.size.height = 44
        table.tableHeaderView = newField
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        view = table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editItem

        model.sections
            .drive(table.rx.items(dataSource: ShoppingDataSource()))
            .disposed(by: bag)
        model.summary
            .drive(navigationItem.rx.title)
            .disposed(by: bag)

        table.rx.itemSelected
            .subscribe(with: model) { model, place in model.toggle(at: place) }
            .disposed(by: bag)
        table.rx.itemDeleted
            .subscribe(with: model) { model, place in model.delete(at: place) }
            .disposed(by: bag)
        table.rx.itemMoved
            .subscribe(with: model) { model, move in model.move(from: move.sourceIndex, to: move.destinationIndex) }
            .disposed(by: bag)

        newField.rx.controlEvent(.editingDidEndOnExit)
            .subscribe(with: self) { screen, _ in
                screen.model.add(screen.newField.text ?? "")
                screen.newField.text = nil
            }
            .disposed(by: bag)
        editItem.rx.tap
            .subscribe(with: self) { screen, _ in screen.table.setEditing(!screen.table.isEditing, animated: true) }
            .disposed(by: bag)
    }
}
