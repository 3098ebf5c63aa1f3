#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import RxFoundation
public import UIKit

/// The delegate proxy that acts as the delegate of `UITabBar`.
open class RxTabBarDelegateProxy: DelegateProxy<UITabBar, any UITabBarDelegate>, DelegateProxyType, UITabBarDelegate {
    /// The tab bar whose delegate this proxy is; held weakly.
    public private(set) weak var tabBar: UITabBar?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter tabBar: The view; held weakly.
    public init(tabBar: ParentObject) {
        self.tabBar = tabBar
        super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTabBarDelegateProxy(tabBar: $0) }
    }

    /// The delegate of a tab bar.
    open class func currentDelegate(for object: UITabBar) -> (any UITabBarDelegate)? {
        object.delegate
    }

    /// Gives a tab bar a delegate.
    open class func setCurrentDelegate(_ delegate: (any UITabBarDelegate)?, to object: UITabBar) {
        object.delegate = delegate
    }
}
#endif
