#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxDisposables
public import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UITableView {
    /// The prefetch data source's proxy, which reports the data source's messages.
    @preconcurrency @MainActor
    public var prefetchDataSource: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching> {
        RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// The view is about to show the items at these index paths.
    public var prefetchRows: ControlEvent<[IndexPath]> {
        ControlEvent(of: base) { view, observer in
            RxTableViewDataSourcePrefetchingProxy.proxy(for: view).prefetched.subscribe(observer)
        }
    }

    /// The view won't show the items at these index paths after all.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
        delegateMessages("tableView:cancelPrefetchingForRowsAtIndexPaths:", { $0.prefetchDataSource }) { try $0[1] }
    }

    /// Sets a prefetch data source that the proxy forwards all messages to.
    ///
    /// Setting the property instead would replace the proxy. If there is one already, it stays, and an error goes
    /// to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter prefetchDataSource: The prefetch data source; held weakly.
    /// - Returns: The subscription; disposing of it removes the prefetch data source again.
    @preconcurrency @MainActor
    public func setPrefetchDataSource(_ prefetchDataSource: any UITableViewDataSourcePrefetching) -> any Disposable {
        RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
            prefetchDataSource,
            retainDelegate: false,
            onProxyForObject: base
        )
    }
}
#endif
