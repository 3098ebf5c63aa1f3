#if canImport(UIKit) && !os(watchOS) && !os(visionOS)
public import RxFoundation
public import RxTraits
public import UIKit

extension UITabBar {
    /// The protocol of the delegate.
    public typealias Delegate = any UITabBarDelegate
}

extension Reactive where Base: UITabBar {
    /// The delegate proxy, which reports the delegate's messages.
    @preconcurrency @MainActor
    public var delegate: DelegateProxy<UITabBar, any UITabBarDelegate> {
        RxTabBarDelegateProxy.proxy(for: base)
    }

    /// An item has been selected.
    public var didSelectItem: ControlEvent<UITabBarItem> {
        delegateMessages("tabBar:didSelectItem:", { $0.delegate }) { try $0[1] }
    }

    #if !os(tvOS)
    /// The user is about to rearrange the items.
    public var willBeginCustomizing: ControlEvent<[UITabBarItem]> {
        delegateMessages("tabBar:willBeginCustomizingItems:", { $0.delegate }) { try $0[1] }
    }

    /// The user rearranges the items.
    public var didBeginCustomizing: ControlEvent<[UITabBarItem]> {
        delegateMessages("tabBar:didBeginCustomizingItems:", { $0.delegate }) { try $0[1] }
    }

    /// The user is about to finish; the items, and whether they changed.
    public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
        delegateMessages("tabBar:willEndCustomizingItems:changed:", { $0.delegate }) { (try $0[1], try $0[2]) }
    }

    /// The user has finished; the items, and whether they changed.
    public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
        delegateMessages("tabBar:didEndCustomizingItems:changed:", { $0.delegate }) { (try $0[1], try $0[2]) }
    }
    #endif
}
#endif
