// systems: ios catalyst
// isolation: MainActor
// A screen of a target whose code, models included, is isolated to the main actor by default.
import Rx
import RxFoundation
import RxScreens
import UIKit

final class Note {
    var text = ""
}

final class NotesModel {
    let notes = BehaviorRelay<[Note]>(value: [])
    let added = PublishRelay<Void>()
    private let bag = DisposeBag()

    init() {
        added.asSignal().emit(onNext: { [weak self] in self?.add() }).disposed(by: bag)
    }

    private func add() {
        notes.accept(notes.value + [Note()])
    }
}

final class NotesViewController: UIViewController, UITableViewDelegate {
    private let table = UITableView(frame: .zero, style: .plain)
    private let add = UIBarButtonItem()
    private let model = NotesModel()
    private let bag = DisposeBag()
    private var opened: Note?

    override func viewDidLoad() {
        super.viewDidLoad()
        add.rx.tap.bind(to: model.added).disposed(by: bag)
        model.notes.asDriver()
            .drive(table.rx.items(cellIdentifier: "Note", cellType: UITableViewCell.self)) { _, note, cell in
                cell.textLabel?.text = note.text
            }
            .disposed(by: bag)
        table.rx.modelSelected(Note.self)
            .subscribe(onNext: { [weak self] note in self?.opened = note })
            .disposed(by: bag)
        table.rx.setDelegate(self).disposed(by: bag)
        rx.methodInvoked(#selector(UIViewController.viewDidLoad))
            .subscribe()
            .disposed(by: bag)
    }
}
