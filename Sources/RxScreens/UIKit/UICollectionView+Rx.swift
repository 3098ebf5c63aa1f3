#if canImport(UIKit) && !os(watchOS)
public import Foundation
internal import RxDisposables
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UICollectionView {
    /// A cell that is shown, or isn't any more, and its place.
    public typealias DisplayCollectionViewCellEvent = (cell: UICollectionViewCell, at: IndexPath)

    /// A supplementary view that is shown, or isn't any more, its kind and its place.
    public typealias DisplayCollectionViewSupplementaryViewEvent =
        (supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)

    /// An item has been selected.
    public var itemSelected: ControlEvent<IndexPath> {
        delegateMessages("collectionView:didSelectItemAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// An item isn't selected any more.
    public var itemDeselected: ControlEvent<IndexPath> {
        delegateMessages("collectionView:didDeselectItemAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// An item is being touched.
    public var itemHighlighted: ControlEvent<IndexPath> {
        delegateMessages("collectionView:didHighlightItemAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// An item isn't being touched any more.
    public var itemUnhighlighted: ControlEvent<IndexPath> {
        delegateMessages("collectionView:didUnhighlightItemAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// A cell is about to be shown.
    public var willDisplayCell: ControlEvent<DisplayCollectionViewCellEvent> {
        delegateMessages("collectionView:willDisplayCell:forItemAtIndexPath:", { $0.delegate }) {
            (cell: try $0[1], at: try $0[2])
        }
    }

    /// A supplementary view is about to be shown.
    public var willDisplaySupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
        delegateMessages("collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", { $0.delegate }) {
            (supplementaryView: try $0[1], elementKind: try $0[2], at: try $0[3])
        }
    }

    /// A cell isn't shown any more.
    public var didEndDisplayingCell: ControlEvent<DisplayCollectionViewCellEvent> {
        delegateMessages("collectionView:didEndDisplayingCell:forItemAtIndexPath:", { $0.delegate }) {
            (cell: try $0[1], at: try $0[2])
        }
    }

    /// A supplementary view isn't shown any more.
    public var didEndDisplayingSupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
        delegateMessages(
            "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
            { $0.delegate }
        ) {
            (supplementaryView: try $0[1], elementKind: try $0[2], at: try $0[3])
        }
    }

    #if os(tvOS)
    /// The focus has moved: its update context and animation coordinator.
    public var didUpdateFocusInContextWithAnimationCoordinator:
        ControlEvent<(context: UICollectionViewFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator)>
    {
        delegateMessages("collectionView:didUpdateFocusInContext:withAnimationCoordinator:", { $0.delegate }) {
            (context: try $0[1], animationCoordinator: try $0[2])
        }
    }
    #endif

    /// The model of an item that has been selected.
    ///
    /// An index path without a model of the type is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameter modelType: The type of the models.
    /// - Returns: The models.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
        modelEvents(of: base, at: { $0.rx.itemSelected }, { try $0.rx.model(at: $1) })
    }

    /// The model of an item that isn't selected any more.
    ///
    /// An index path without a model of the type is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameter modelType: The type of the models.
    /// - Returns: The models.
    public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
        modelEvents(of: base, at: { $0.rx.itemDeselected }, { try $0.rx.model(at: $1) })
    }

    /// The model at an index path, among the elements bound with `items`.
    ///
    /// - Parameter indexPath: The index path of the item.
    /// - Returns: The model.
    /// - Throws: ``/RxFoundation/RxCocoaError`` if no items are shown yet, ``/RxFoundation/BindingError`` if there is
    ///   none at the place, or it has another type.
    @preconcurrency @MainActor
    public func model<Model>(at indexPath: IndexPath) throws -> Model {
        try boundModel(
            at: indexPath,
            of: base,
            dataSource: RxCollectionViewDataSourceProxy.proxy(for: base).forwardToDelegate()
        )
    }
}
#endif
