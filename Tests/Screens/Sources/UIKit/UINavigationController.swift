// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UINavigationController.h.
///
/// Animations take no time here.
@MainActor
open class UINavigationController: UIViewController {
    private var answers = Answers()

    open weak var delegate: (any UINavigationControllerDelegate)? { didSet { answers = Answers(of: delegate) } }
    open private(set) var viewControllers: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    open var topViewController: UIViewController? { viewControllers.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let top = topViewController
        for controller in self.viewControllers { controller.navigationController = nil }
        self.viewControllers = viewControllers
        for controller in viewControllers { controller.navigationController = self }
        if let shown = topViewController, shown !== top { show(shown, animated, instead: top) }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = topViewController else { return nil }
        setViewControllers(viewControllers.dropLast(), animated: animated)
        return top
    }

    private func show(_ controller: UIViewController, _ animated: Bool, instead old: UIViewController?) {
        controller.loadViewIfNeeded()
        old?.viewWillDisappear(animated)
        controller.viewWillAppear(animated)
        if answers.contain("navigationController:willShowViewController:animated:") {
            delegate?.navigationController(self, willShow: controller, animated: animated)
        }
        old?.viewDidDisappear(animated)
        controller.viewDidAppear(animated)
        if answers.contain("navigationController:didShowViewController:animated:") {
            delegate?.navigationController(self, didShow: controller, animated: animated)
        }
    }
}
