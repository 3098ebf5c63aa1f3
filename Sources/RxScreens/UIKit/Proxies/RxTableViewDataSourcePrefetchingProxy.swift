#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxFoundation
internal import RxObservable
internal import RxSubjects
public import UIKit

extension UITableView: HasPrefetchDataSource {
    /// The protocol of the data source for prefetching.
    public typealias PrefetchDataSource = any UITableViewDataSourcePrefetching
}

/// The delegate proxy that acts as the data source for prefetching of `UITableView`.
open class RxTableViewDataSourcePrefetchingProxy: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching>,
    DelegateProxyType, UITableViewDataSourcePrefetching
{
    /// The table view whose prefetching this proxy observes; held weakly.
    public private(set) weak var tableView: UITableView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter tableView: The view; held weakly.
    public init(tableView: ParentObject) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
    }

    // The protocol requires the method, so the proxy implements it. A message that it implements isn't forwarded, and
    // can't be observed: this subject reports it.
    let prefetched = PublishSubject<[IndexPath]>()

    deinit {
        prefetched.onCompleted()
    }

    /// Reports the items about to be shown, and forwards the message.
    ///
    /// - Parameters:
    ///   - tableView: The view.
    ///   - indexPaths: The index paths of the rows.
    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched.onNext(indexPaths)
        forwardToDelegate()?.tableView(tableView, prefetchRowsAt: indexPaths)
    }
}
#endif
