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
}

// The behaviour of a delegate without such a method.
extension UICollectionViewDataSource {
    private func asked<Result>(_ send: (any UICollectionViewDataSource) -> Result) -> Result? {
        forwarded(self, to: send)
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        asked { $0.numberOfSections(in: collectionView) } ?? 1
    }
}

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

// The behaviour of a delegate without such a method.
extension UICollectionViewDataSourcePrefetching {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UICollectionViewDataSourcePrefetching) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {
        told("collectionView:cancelPrefetchingForItemsAtIndexPaths:", [collectionView, indexPaths]) {
            $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
