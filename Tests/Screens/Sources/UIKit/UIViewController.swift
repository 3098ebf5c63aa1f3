// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/UIViewController.h.
open class UIViewController: UIResponder {
    private var loaded: UIView?

    open var title: String?
    open lazy var navigationItem = UINavigationItem()

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    open func loadView() {
        loaded = UIView()
    }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
}

/// UIKit/UINavigationItem.h.
@MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    open var prompt: String?
    open var rightBarButtonItem: UIBarButtonItem?
}

/// UIKit/UIBarItem.h.
@MainActor
open class UIBarItem: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()

    open var title: String?
    open var isEnabled = true
}

/// UIKit/UIBarButtonItem.h; the target isn't retained.
open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case edit
    }

    open weak var target: AnyObject?
    open var action: Selector?

    public override init() {
        super.init()
    }

    public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }
}

/// UIKit/UINavigationController.h.
///
/// Animations take no time here.
open class UINavigationController: UIViewController {
    private var answers = Answers()

    open weak var delegate: (any UINavigationControllerDelegate)? { didSet { answers = Answers(of: delegate) } }
    open private(set) var viewControllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        viewController.loadViewIfNeeded()
        answers.tell(
            delegate,
            "navigationController:willShowViewController:animated:",
            [self, viewController, animated]
        )
        answers.tell(
            delegate,
            "navigationController:didShowViewController:animated:",
            [self, viewController, animated]
        )
    }
}

/// UIKit/UITabBarItem.h.
open class UITabBarItem: UIBarItem {}

/// UIKit/UITabBar.h.
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
}

/// UIKit/UITabBarController.h.
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
}
