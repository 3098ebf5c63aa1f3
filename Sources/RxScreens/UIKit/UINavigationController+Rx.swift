#if canImport(UIKit) && !os(watchOS)
public import RxFoundation
public import RxTraits
public import UIKit

extension Reactive where Base: UINavigationController {
    /// A controller that comes to the front, and whether that is animated.
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
        RxNavigationControllerDelegateProxy.proxy(for: base)
    }

    /// A controller is about to be shown.
    public var willShow: ControlEvent<ShowEvent> {
        delegateMessages("navigationController:willShowViewController:animated:", { $0.delegate }) {
            (viewController: try $0[1], animated: try $0[2])
        }
    }

    /// A controller has been shown.
    public var didShow: ControlEvent<ShowEvent> {
        delegateMessages("navigationController:didShowViewController:animated:", { $0.delegate }) {
            (viewController: try $0[1], animated: try $0[2])
        }
    }
}
#endif
