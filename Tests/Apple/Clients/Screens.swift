// systems: ios catalyst
// Screens as apps with RxSwift write them: models that aren't Sendable, closures over `self`, binders of one's own.
import RxCocoa
import RxSwift
import UIKit

final class Repository {
    let name: String
    init(_ name: String) { self.name = name }
}

final class SearchViewController: UIViewController {
    private let searchBar = UISearchBar()
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let button = UIButton(type: .system)
    private let label = UILabel()
    private let field = UITextField()
    private let toggle = UISwitch()
    private let refresh = UIRefreshControl()
    private let spinner = UIActivityIndicatorView(frame: .zero)
    private let disposeBag = DisposeBag()
    var search: (String) -> Observable<[Repository]> = { _ in .just([]) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")

        searchBar.rx.text.orEmpty
            .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .flatMapLatest { [search] query in search(query).catchAndReturn([]) }
            .observe(on: MainScheduler.instance)
            .bind(to: tableView.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) { row, item, cell in
                cell.textLabel?.text = "\(row): \(item.name)"
            }
            .disposed(by: disposeBag)

        tableView.rx.modelSelected(Repository.self)
            .subscribe(onNext: { [weak self] repository in self?.title = repository.name })
            .disposed(by: disposeBag)
        tableView.rx.itemSelected
            .subscribe(onNext: { [weak self] path in self?.tableView.deselectRow(at: path, animated: true) })
            .disposed(by: disposeBag)
        tableView.rx.setDelegate(self).disposed(by: disposeBag)

        button.rx.tap.asDriver().drive(onNext: { [unowned self] in label.text = "tapped" }).disposed(by: disposeBag)
        Observable.just("bound").bind(to: rx.viewTitle).disposed(by: disposeBag)
        button.rx.tap
            .throttle(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.view.endEditing(true) })
            .disposed(by: disposeBag)
        field.rx.text.orEmpty
            .map { $0.count >= 5 }
            .bind(to: button.rx.isEnabled)
            .disposed(by: disposeBag)
        field.rx.text.bind(to: label.rx.text).disposed(by: disposeBag)
        toggle.rx.isOn.bind(to: label.rx.isHidden).disposed(by: disposeBag)
        refresh.rx.controlEvent(.valueChanged)
            .map { true }
            .bind(to: spinner.rx.isAnimating)
            .disposed(by: disposeBag)
        Driver.just("Search").drive(rx.title).disposed(by: disposeBag)
        UIApplication.rx.didEnterBackground
            .subscribe(onNext: { print("background") })
            .disposed(by: disposeBag)
    }
}

extension Reactive where Base: SearchViewController {
    var viewTitle: Binder<String?> {
        Binder(base) { screen, title in screen.title = title }
    }
}

extension SearchViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
}
