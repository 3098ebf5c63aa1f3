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
    private func told(_ name: String, _ arguments: [Any], _ send: (any UICollectionViewDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UICollectionViewDelegate) -> Result) -> Result? {
        forwarded(self, to: send)
    }

    public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        asked { $0.collectionView(collectionView, shouldHighlightItemAt: indexPath) } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        told("collectionView:didHighlightItemAtIndexPath:", [collectionView, indexPath]) {
            $0.collectionView(collectionView, didHighlightItemAt: indexPath)
        }
    }

    public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        told("collectionView:didUnhighlightItemAtIndexPath:", [collectionView, indexPath]) {
            $0.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        asked { $0.collectionView(collectionView, shouldSelectItemAt: indexPath) } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        asked { $0.collectionView(collectionView, shouldDeselectItemAt: indexPath) } ?? true
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        told("collectionView:didSelectItemAtIndexPath:", [collectionView, indexPath]) {
            $0.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        told("collectionView:didDeselectItemAtIndexPath:", [collectionView, indexPath]) {
            $0.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        told("collectionView:willDisplayCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) {
            $0.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {
        told(
            "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath]
        ) {
            $0.collectionView(
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
        told("collectionView:didEndDisplayingCell:forItemAtIndexPath:", [collectionView, cell, indexPath]) {
            $0.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    public func collectionView(
        _ collectionView: UICollectionView,
        didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String,
        at indexPath: IndexPath
    ) {
        told(
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            [collectionView, view, elementKind, indexPath]
        ) {
            $0.collectionView(
                collectionView,
                didEndDisplayingSupplementaryView: view,
                forElementOfKind: elementKind,
                at: indexPath
            )
        }
    }
}

/// UIKit/UICollectionViewFlowLayout.h.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
