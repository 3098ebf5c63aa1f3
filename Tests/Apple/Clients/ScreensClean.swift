// systems: ios catalyst
// A screen in Swift 6 mode, with the modules for new code.
import Rx
import RxScreens
import UIKit

@MainActor
final class SettingsViewController: UIViewController {
    private let field = UITextField()
    private let toggle = UISwitch()
    private let save = UIButton(type: .system)
    private let names = UITableView(frame: .zero, style: .plain)
    private let bag = DisposeBag()
    private let items = BehaviorRelay(value: ["one", "two"])
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        save.rx.tap.subscribe(onNext: { self.taps += 1 }).disposed(by: bag)
        field.rx.text.subscribe(onNext: { self.title = $0 }).disposed(by: bag)
        toggle.rx.isOn.subscribe(onNext: { self.save.isEnabled = $0 }).disposed(by: bag)
        items.asObservable()
            .bind(to: names.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { _, name, cell in
                cell.textLabel?.text = name
            }
            .disposed(by: bag)
        names.rx.itemSelected
            .subscribe(onNext: { self.names.deselectRow(at: $0, animated: true) })
            .disposed(by: bag)
    }
}
