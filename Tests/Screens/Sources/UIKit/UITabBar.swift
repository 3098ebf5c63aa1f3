// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITabBarItem.h.
@MainActor
open class UITabBarItem: UIBarItem {
    open var badgeValue: String?

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}

/// UIKit/UITabBar.h.
@MainActor
open class UITabBar: UIView {
    var answers = Answers()

    open weak var delegate: (any UITabBarDelegate)? { didSet { answers = Answers(of: delegate) } }
    open var items: [UITabBarItem]?
    open var selectedItem: UITabBarItem?

    func told(_ name: String, _ send: (any UITabBarDelegate) -> Void) {
        guard answers.contain(name), let delegate else { return }
        send(delegate)
    }
}

/// UIKit/UITabBarController.h.
@MainActor
open class UITabBarController: UIViewController {
    var answers = Answers()

    open weak var delegate: (any UITabBarControllerDelegate)? { didSet { answers = Answers(of: delegate) } }
    public let tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.tabBarController = self }
            tabBar.items = viewControllers?.compactMap(\.tabBarItem)
            selectedIndex = 0
        }
    }

    open var selectedIndex = 0

    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }

    func told(_ name: String, _ send: (any UITabBarControllerDelegate) -> Void) {
        guard answers.contain(name), let delegate else { return }
        send(delegate)
    }
}
