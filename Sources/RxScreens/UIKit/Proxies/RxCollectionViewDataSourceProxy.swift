#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxFoundation
public import UIKit

extension UICollectionView: HasDataSource {
    /// The protocol of the data source.
    public typealias DataSource = any UICollectionViewDataSource
}

/// The delegate proxy that acts as the data source of `UICollectionView`.
open class RxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, any UICollectionViewDataSource>,
    DelegateProxyType, UICollectionViewDataSource
{
    /// The collection view whose data source this proxy is; held weakly.
    public private(set) weak var collectionView: UICollectionView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter collectionView: The view; held weakly.
    public init(collectionView: ParentObject) {
        self.collectionView = collectionView
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxCollectionViewDataSourceProxy(collectionView: $0) }
    }

    /// The number of items in a section, from the bound data source; 0 without one.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        // The view needs an answer, which a message that is only forwarded may not get. Without a data source there is
        // nothing to show.
        forwardToDelegate()?.collectionView(collectionView, numberOfItemsInSection: section) ?? 0
    }

    /// The cell at a place, from the bound data source.
    ///
    /// - Parameters:
    ///   - collectionView: The view.
    ///   - indexPath: The index path of the item.
    /// - Returns: The cell.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let dataSource = forwardToDelegate() else {
            fatalError(
                "\(collectionView) asks for a cell at \(indexPath), but has no data source. Bind one with rx.items."
            )
        }
        return dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }
}
#endif
