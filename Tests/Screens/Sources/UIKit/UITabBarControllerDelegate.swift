// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITabBarController.h.
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
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
    private func told(_ name: String, _ arguments: [Any], _ send: (any UITabBarControllerDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        told("tabBarController:didSelectViewController:", [tabBarController, viewController]) {
            $0.tabBarController(tabBarController, didSelect: viewController)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {
        told("tabBarController:willBeginCustomizingViewControllers:", [tabBarController, viewControllers]) {
            $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        told(
            "tabBarController:willEndCustomizingViewControllers:changed:",
            [tabBarController, viewControllers, changed]
        ) {
            $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController],
        changed: Bool
    ) {
        told(
            "tabBarController:didEndCustomizingViewControllers:changed:",
            [tabBarController, viewControllers, changed]
        ) {
            $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
    }
}
