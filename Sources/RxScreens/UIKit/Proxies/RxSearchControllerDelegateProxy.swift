#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxFoundation
public import UIKit

extension UISearchController: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UISearchControllerDelegate
}

/// The delegate proxy that acts as the delegate of `UISearchController`.
open class RxSearchControllerDelegateProxy: DelegateProxy<UISearchController, any UISearchControllerDelegate>,
    DelegateProxyType, UISearchControllerDelegate
{
    /// The search controller whose delegate this proxy is; held weakly.
    public private(set) weak var searchController: UISearchController?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter searchController: The view; held weakly.
    public init(searchController: ParentObject) {
        self.searchController = searchController
        super.init(parentObject: searchController, delegateProxy: RxSearchControllerDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxSearchControllerDelegateProxy(searchController: $0) }
    }
}
#endif
