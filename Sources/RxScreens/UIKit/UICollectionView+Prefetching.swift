#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxDisposables
public import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UICollectionView {
    /// The prefetch data source's proxy, which reports the data source's messages.
    @preconcurrency @MainActor
    public var prefetchDataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching> {
        RxCollectionViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// The view is about to show the items at these index paths.
    public var prefetchItems: ControlEvent<[IndexPath]> {
        ControlEvent(of: base) { view, observer in
            RxCollectionViewDataSourcePrefetchingProxy.proxy(for: view).prefetched.subscribe(observer)
        }
    }

    /// The view won't show the items at these index paths after all.
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
        delegateMessages("collectionView:cancelPrefetchingForItemsAtIndexPaths:", { $0.prefetchDataSource }) {
            try $0[1]
        }
    }

    /// Sets a prefetch data source that the proxy forwards all messages to.
    ///
    /// Setting the property instead would replace the proxy. If there is one already, it stays, and an error goes
    /// to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter prefetchDataSource: The prefetch data source; held weakly.
    /// - Returns: The subscription; disposing of it removes the prefetch data source again.
    @preconcurrency @MainActor
    public func setPrefetchDataSource(_ prefetchDataSource: any UICollectionViewDataSourcePrefetching) -> any Disposable
    {
        RxCollectionViewDataSourcePrefetchingProxy.installForwardDelegate(
            prefetchDataSource,
            retainDelegate: false,
            onProxyForObject: base
        )
    }
}
#endif
