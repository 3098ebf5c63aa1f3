#if canImport(UIKit) && !os(watchOS)
public import RxFoundation
public import UIKit

extension UINavigationController: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UINavigationControllerDelegate
}

/// The delegate proxy that acts as the delegate of `UINavigationController`.
open class RxNavigationControllerDelegateProxy: DelegateProxy<
    UINavigationController, any UINavigationControllerDelegate
>, DelegateProxyType, UINavigationControllerDelegate
{
    /// The navigation controller whose delegate this proxy is; held weakly.
    public private(set) weak var navigationController: UINavigationController?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter navigationController: The view; held weakly.
    public init(navigationController: ParentObject) {
        self.navigationController = navigationController
        super.init(parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }
}
#endif
