#if canImport(UIKit) && !os(watchOS)
internal import RxFoundation
public import UIKit

/// The delegate proxy that acts as the delegate of `UITableView`.
open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
    /// The table view whose delegate this proxy is; held weakly.
    public private(set) weak var tableView: UITableView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter tableView: The view; held weakly.
    public init(tableView: UITableView) {
        self.tableView = tableView
        super.init(scrollView: tableView)
    }
}
#endif
