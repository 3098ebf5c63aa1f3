#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import RxFoundation
public import RxTraits
public import UIKit

extension Reactive where Base: UITabBarController {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UITabBarController, any UITabBarControllerDelegate> {
        RxTabBarControllerDelegateProxy.proxy(for: base)
    }

    /// A controller has been selected.
    public var didSelect: ControlEvent<UIViewController> {
        delegateMessages("tabBarController:didSelectViewController:", { $0.delegate }) { try $0[1] }
    }

    #if !os(tvOS)
    /// The user is about to rearrange the items.
    public var willBeginCustomizing: ControlEvent<[UIViewController]> {
        delegateMessages("tabBarController:willBeginCustomizingViewControllers:", { $0.delegate }) { try $0[1] }
    }

    /// The user is about to finish.
    public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        delegateMessages("tabBarController:willEndCustomizingViewControllers:changed:", { $0.delegate }) {
            (viewControllers: try $0[1], changed: try $0[2])
        }
    }

    /// The user has finished.
    public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        delegateMessages("tabBarController:didEndCustomizingViewControllers:changed:", { $0.delegate }) {
            (viewControllers: try $0[1], changed: try $0[2])
        }
    }
    #endif
}
#endif
