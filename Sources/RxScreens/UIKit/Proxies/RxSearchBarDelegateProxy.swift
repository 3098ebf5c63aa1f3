#if canImport(UIKit) && !os(watchOS)
public import RxFoundation
public import UIKit

extension UISearchBar: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UISearchBarDelegate
}

/// The delegate proxy that acts as the delegate of `UISearchBar`.
open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, any UISearchBarDelegate>, DelegateProxyType,
    UISearchBarDelegate
{
    /// The search bar whose delegate this proxy is; held weakly.
    public private(set) weak var searchBar: UISearchBar?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter searchBar: The view; held weakly.
    public init(searchBar: ParentObject) {
        self.searchBar = searchBar
        super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxSearchBarDelegateProxy(searchBar: $0) }
    }
}
#endif
