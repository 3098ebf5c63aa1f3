// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    )
}

// The behaviour of a delegate without such a method.
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        forwarded(self) { (next: any UICollectionViewDataSource) in next.numberOfSections(in: collectionView) } ?? 1
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        forwarded(self) { (next: any UICollectionViewDataSource) in
            next.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        } ?? UICollectionReusableView()
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UICollectionViewDataSource) in
            next.collectionView(collectionView, canMoveItemAt: indexPath)
        } ?? false
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        forward(
            self,
            "collectionView:moveItemAtIndexPath:toIndexPath:",
            [collectionView, sourceIndexPath, destinationIndexPath]
        ) { (next: any UICollectionViewDataSource) in
            next.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

extension Messages {
    static let ofUICollectionViewDataSource: Void = declare([
        "collectionView:moveItemAtIndexPath:toIndexPath:"
    ])
}

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// The behaviour of a delegate without such a method.
extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        forward(self, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths]) {
            (next: any UICollectionViewDataSourcePrefetching) in
            next.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}

extension Messages {
    static let ofUICollectionViewDataSourcePrefetching: Void = declare([
        "collectionView:cancelPrefetchingForItemsAtIndexPaths:"
    ])
}
