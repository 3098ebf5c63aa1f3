// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UINavigationController.h.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

// The behaviour of a delegate without such a method.
extension UINavigationControllerDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UINavigationControllerDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        told(
            "navigationController:willShowViewController:animated:",
            [navigationController, viewController, animated]
        ) {
            $0.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        told("navigationController:didShowViewController:animated:", [navigationController, viewController, animated]) {
            $0.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
