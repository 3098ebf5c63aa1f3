// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITabBarController.h.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )
    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    )
}

// The behaviour of a delegate without such a method.
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    {
        forwarded(self) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, shouldSelect: viewController)
        } ?? true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        forward(self, "tabBarController:didSelectViewController:", [tabBarController, viewController]) {
            (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, didSelect: viewController)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {
        forward(self, "tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers]) {
            (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        forward(
            self,
            "tabBarController:willEndCustomizingViewControllers:changed:",
            [tabBarController, viewControllers, changed]
        ) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        forward(
            self,
            "tabBarController:didEndCustomizingViewControllers:changed:",
            [tabBarController, viewControllers, changed]
        ) { (next: any UITabBarControllerDelegate) in
            next.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
    }
}

extension Messages {
    static let ofUITabBarControllerDelegate: Void = declare([
        "tabBarController:didSelectViewController:",
        "tabBarController:willBeginCustomizingViewControllers:",
        "tabBarController:willEndCustomizingViewControllers:changed:",
        "tabBarController:didEndCustomizingViewControllers:changed:",
    ])
}
