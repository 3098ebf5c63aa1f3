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
        delegateMessages("tabBarController:didSelectViewController:") { try $0[1] }
    }

    #if !os(tvOS) && !os(visionOS)
    /// The user is about to rearrange the items.
    public var willBeginCustomizing: ControlEvent<[UIViewController]> {
        delegateMessages("tabBarController:willBeginCustomizingViewControllers:") { try $0[1] }
    }
    #endif

    #if !os(tvOS) && !os(visionOS)
    /// The user is about to finish.
    public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        delegateMessages("tabBarController:willEndCustomizingViewControllers:changed:") {
            (viewControllers: try $0[1], changed: try $0[2])
        }
    }
    #endif

    #if !os(tvOS) && !os(visionOS)
    /// The user has finished.
    public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        delegateMessages("tabBarController:didEndCustomizingViewControllers:changed:") {
            (viewControllers: try $0[1], changed: try $0[2])
        }
    }
    #endif

    /// The controller's messages to its delegate.
    private func delegateMessages<Element>(
        _ name: String,
        _ element: @escaping @MainActor (MessageArguments) throws -> Element
    ) -> ControlEvent<Element> {
        ControlEvent(of: base, { RxTabBarControllerDelegateProxy.proxy(for: $0) }, name, element)
    }
}
#endif
