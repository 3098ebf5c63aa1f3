// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITabBarItem.h.
@MainActor
open class UITabBarItem: UIBarItem {}

/// UIKit/UITabBar.h.
@MainActor
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]?
}

/// UIKit/UITabBarController.h.
@MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()

    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in viewControllers ?? [] { controller.tabBarController = self }
            tabBar.items = viewControllers?.compactMap(\.tabBarItem)
            selectedIndex = 0
        }
    }

    open var selectedIndex = 0
}
