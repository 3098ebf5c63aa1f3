#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import RxFoundation
public import UIKit

extension UITabBarController: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UITabBarControllerDelegate
}

/// The delegate proxy that acts as the delegate of `UITabBarController`.
open class RxTabBarControllerDelegateProxy: DelegateProxy<UITabBarController, any UITabBarControllerDelegate>,
    DelegateProxyType, UITabBarControllerDelegate
{
    /// The tab bar controller whose delegate this proxy is; held weakly.
    public private(set) weak var tabBar: UITabBarController?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter tabBar: The view; held weakly.
    public init(tabBar: ParentObject) {
        self.tabBar = tabBar
        super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTabBarControllerDelegateProxy(tabBar: $0) }
    }
}
#endif
