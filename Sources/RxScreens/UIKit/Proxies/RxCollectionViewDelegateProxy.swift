#if canImport(UIKit) && !os(watchOS)
internal import RxFoundation
public import UIKit

/// The delegate proxy that acts as the delegate of `UICollectionView`.
open class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy, UICollectionViewDelegateFlowLayout {
    /// The collection view whose delegate this proxy is; held weakly.
    public private(set) weak var collectionView: UICollectionView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter collectionView: The view; held weakly.
    public init(collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(scrollView: collectionView)
    }
}
#endif
