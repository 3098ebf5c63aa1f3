// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITextInput.h, reduced.
@MainActor
public protocol UITextInput: AnyObject {}

/// UIKit/UITextField.h.
open class UITextField: UIControl, UITextInput {
    open var placeholder: String?
    open var isSecureTextEntry = false

    // As in UIKit, `nil` is read as an empty text.
    private var storage = NSAttributedString(string: "")

    open var text: String? {
        get { storage.string }
        set { storage = NSAttributedString(string: newValue ?? "") }
    }

    open var attributedText: NSAttributedString? {
        get { storage }
        set { storage = newValue ?? NSAttributedString(string: "") }
    }

    open override func becomeFirstResponder() -> Bool {
        guard isEnabled, !isFirstResponder else { return false }
        _ = super.becomeFirstResponder()
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return false }
        super.resignFirstResponder()
        sendActions(for: .editingDidEnd)
        return true
    }
}

/// UIKit/UISearchBar.h.
open class UISearchBar: UIView {
    var answers = Answers()

    open weak var delegate: (any UISearchBarDelegate)? { didSet { answers = Answers(of: delegate) } }

    // As in UIKit, `nil` is read as an empty text.
    private var storage = ""

    open var text: String? {
        get { storage }
        set { storage = newValue ?? "" }
    }

    open var scopeButtonTitles: [String]?
    open var selectedScopeButtonIndex = 0
}

/// UIKit/UISearchController.h.
open class UISearchController: UIViewController {
    open weak var delegate: (any UISearchControllerDelegate)?
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
