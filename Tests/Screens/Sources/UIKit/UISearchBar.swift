// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UISearchBar.h.
@MainActor
open class UISearchBar: UIView {
    var answers = Answers()

    open weak var delegate: (any UISearchBarDelegate)? { didSet { answers = Answers(of: delegate) } }

    // As in UIKit, `nil` is read as an empty text.
    private var storage = ""

    open var text: String? {
        get { storage }
        set { storage = newValue ?? "" }
    }

    open var placeholder: String?
    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
    open var showsCancelButton = false

    func told(_ name: String, _ send: (any UISearchBarDelegate) -> Void) {
        guard answers.contain(name), let delegate else { return }
        send(delegate)
    }
}

/// UIKit/UISearchController.h.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    func updateSearchResults(for searchController: UISearchController)
}

/// UIKit/UISearchController.h.
@MainActor
open class UISearchController: UIViewController {
    private var answers = Answers()

    open weak var delegate: (any UISearchControllerDelegate)? { didSet { answers = Answers(of: delegate) } }
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    public let searchBar = UISearchBar()
    public let searchResultsController: UIViewController?

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }

    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            isActive ? present() : dismiss()
        }
    }

    private func present() {
        told("presentSearchController:") { $0.presentSearchController(self) }
        told("willPresentSearchController:") { $0.willPresentSearchController(self) }
        searchResultsUpdater?.updateSearchResults(for: self)
        told("didPresentSearchController:") { $0.didPresentSearchController(self) }
    }

    private func dismiss() {
        told("willDismissSearchController:") { $0.willDismissSearchController(self) }
        searchResultsUpdater?.updateSearchResults(for: self)
        told("didDismissSearchController:") { $0.didDismissSearchController(self) }
    }

    private func told(_ name: String, _ send: (any UISearchControllerDelegate) -> Void) {
        guard answers.contain(name), let delegate else { return }
        send(delegate)
    }
}
