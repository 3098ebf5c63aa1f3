#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxFoundation
internal import RxObservable
internal import RxSubjects
public import UIKit

extension UICollectionView: HasPrefetchDataSource {
    /// The protocol of the data source for prefetching.
    public typealias PrefetchDataSource = any UICollectionViewDataSourcePrefetching
}

/// The delegate proxy that acts as the data source for prefetching of `UICollectionView`.
open class RxCollectionViewDataSourcePrefetchingProxy: DelegateProxy<
    UICollectionView, any UICollectionViewDataSourcePrefetching
>, DelegateProxyType, UICollectionViewDataSourcePrefetching
{
    /// The collection view whose prefetching this proxy observes; held weakly.
    public private(set) weak var collectionView: UICollectionView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter collectionView: The view; held weakly.
    public init(collectionView: ParentObject) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourcePrefetchingProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxCollectionViewDataSourcePrefetchingProxy(collectionView: $0) }
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
    ///   - collectionView: The view.
    ///   - indexPaths: The index paths of the items.
    open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched.onNext(indexPaths)
        forwardToDelegate()?.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }
}
#endif
