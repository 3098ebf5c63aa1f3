#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxDisposables
public import RxObjects
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UICollectionView {
    /// The proxy of the data source for prefetching, which tells what that is told.
    @preconcurrency
    @MainActor
    public var prefetchDataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching> {
        RxCollectionViewDataSourcePrefetchingProxy.proxy(for: base)
    }

    /// The view is about to show what stands at these places.
    public var prefetchItems: ControlEvent<[IndexPath]> {
        ControlEvent(of: base) { view, observer in
            RxCollectionViewDataSourcePrefetchingProxy.proxy(for: view).prefetched.subscribe(observer)
        }
    }

    /// The view won't show what stands at these places.
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
        ControlEvent(
            of: base,
            { RxCollectionViewDataSourcePrefetchingProxy.proxy(for: $0) },
            "collectionView:cancelPrefetchingForItemsAtIndexPaths:"
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
