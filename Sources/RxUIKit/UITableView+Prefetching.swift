#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxDisposables
public import RxObjects
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UITableView {
    /// The proxy of the data source for prefetching, which tells what that is told.
    @preconcurrency
    @MainActor
    public var prefetchDataSource: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching> {
        RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// The view is about to show what stands at these places.
    public var prefetchRows: ControlEvent<[IndexPath]> {
        ControlEvent(of: base) { view, observer in
            RxTableViewDataSourcePrefetchingProxy.proxy(for: view).prefetched.subscribe(observer)
        }
    }

    /// The view won't show what stands at these places.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
        ControlEvent(
            of: base,
            { RxTableViewDataSourcePrefetchingProxy.proxy(for: $0) },
            "tableView:cancelPrefetchingForRowsAtIndexPaths:"
        ) { try $0[1] }
    }

    /// Sets a data source for prefetching that gets everything beside what is observed.
    ///
    /// Set in the property, it would take the place of the proxy. If there is one already, it stays, and an error goes
    /// to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter prefetchDataSource: The data source for prefetching; held weakly.
    /// - Returns: The subscription; disposing of it takes the data source for prefetching away again.
    @preconcurrency
    @MainActor
    public func setPrefetchDataSource(_ prefetchDataSource: any UITableViewDataSourcePrefetching) -> any Disposable {
        RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
            prefetchDataSource,
            retainDelegate: false,
            onProxyForObject: base
        )
    }
}
#endif
