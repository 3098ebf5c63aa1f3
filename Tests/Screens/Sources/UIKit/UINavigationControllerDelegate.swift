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
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        forward(
            self,
            "navigationController:willShowViewController:animated:",
            [navigationController, viewController, animated]
        ) { (next: any UINavigationControllerDelegate) in
            next.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        forward(
            self,
            "navigationController:didShowViewController:animated:",
            [navigationController, viewController, animated]
        ) { (next: any UINavigationControllerDelegate) in
            next.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}

extension Messages {
    static let ofUINavigationControllerDelegate: Void = declare([
        "navigationController:willShowViewController:animated:",
        "navigationController:didShowViewController:animated:",
    ])
}
