import Rx
import RxScreens
import UIKit

/// A search bar above a table of results.
final class SearchViewController: UIViewController {
    let searchBar = UISearchBar()
    let spinner = UIActivityIndicatorView()
    let table = UITableView(frame: .zero, style: .plain)

    private let model: SearchViewModel
    private let bag = DisposeBag()

    init(model: SearchViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This screen is made with its model.")
    }

    override func loadView() {
        searchBar.frame.size.height = 56
        table.tableHeaderView = searchBar
        table.tableFooterView = spinner
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Song")
        view = table
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"

        searchBar.rx.text.orEmpty
            .bind(to: model.query)
            .disposed(by: bag)
        table.rx.modelSelected(Song.self)
            .bind(to: model.selected)
            .disposed(by: bag)

        model.songs
            .drive(table.rx.items(cellIdentifier: "Song", cellType: UITableViewCell.self)) { _, song, cell in
                cell.textLabel?.text = "\(song.title) – \(song.artist)"
            }
            .disposed(by: bag)
        model.isLoading
            .drive(spinner.rx.isAnimating)
            .disposed(by: bag)
        model.failure
            .emit(with: self) { screen, message in screen.navigationItem.prompt = message }
            .disposed(by: bag)

        // State of the view only: the keyboard is hidden, and the row is deselected.
        searchBar.rx.searchButtonClicked
            .subscribe(with: self) { screen, _ in _ = screen.searchBar.resignFirstResponder() }
            .disposed(by: bag)
        table.rx.itemSelected
            .subscribe(with: self) { screen, indexPath in screen.table.deselectRow(at: indexPath, animated: true) }
            .disposed(by: bag)
    }
}
