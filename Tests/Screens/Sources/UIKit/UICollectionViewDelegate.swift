// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UICollectionView.h.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    )
    func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    )
}

// The behaviour of a delegate without such a method.
extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        forward(self, "collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath]) {
            (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        forward(self, "collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath]) {
            (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, shouldSelectItemAt: indexPath)
        } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        forward(self, "collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath]) {
            (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        forward(self, "collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath]) {
            (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forward(self, "collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) {
            (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        forward(
            self,
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath]
        ) { (next: any UICollectionViewDelegate) in
            next.collectionView(
                collectionView,
                willDisplaySupplementaryView: view,
                forElementKind: elementKind,
                at: indexPath
            )
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        forward(self, "collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) {
            (next: any UICollectionViewDelegate) in
            next.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        forward(
            self,
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath]
        ) { (next: any UICollectionViewDelegate) in
            next.collectionView(
                collectionView,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: elementKind,
                at: indexPath
            )
        }
    }
}

extension Messages {
    static let ofUICollectionViewDelegate: Void = declare([
        "collectionView:didHighlightItemAtIndexPath:",
        "collectionView:didUnhighlightItemAtIndexPath:",
        "collectionView:didSelectItemAtIndexPath:",
        "collectionView:didDeselectItemAtIndexPath:",
        "collectionView:willDisplayCell:forItemAtIndexPath:",
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
        "collectionView:didEndDisplayingCell:forItemAtIndexPath:",
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
    ])
}

/// UIKit/UICollectionViewFlowLayout.h.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

// The behaviour of a delegate without such a method.
extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView,
        layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        forwarded(self) { (next: any UICollectionViewDelegateFlowLayout) in
            next.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        } ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}

extension Messages {
    static let ofUICollectionViewDelegateFlowLayout: Void = declare([])
}
