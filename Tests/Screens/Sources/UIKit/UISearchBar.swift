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
    open var selectedScopeButtonIndex = 0

    func told(_ name: String, _ send: (any UISearchBarDelegate) -> Void) {
        guard answers.contain(name), let delegate else { return }
        send(delegate)
    }
}

/// UIKit/UISearchController.h.
@MainActor
open class UISearchController: UIViewController {
    open weak var delegate: (any UISearchControllerDelegate)?
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
}
