#if canImport(UIKit) && !os(watchOS)
public import Foundation
internal import RxDisposables
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

/// A cell that is about to be shown, and its place.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A cell that isn't shown any more, and its place.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A row that the user has moved: from where, to where.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

extension Reactive where Base: UITableView {
    /// A row has been selected.
    public var itemSelected: ControlEvent<IndexPath> {
        delegateMessages("tableView:didSelectRowAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// A row isn't selected any more.
    public var itemDeselected: ControlEvent<IndexPath> {
        delegateMessages("tableView:didDeselectRowAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// A row is being touched.
    public var itemHighlighted: ControlEvent<IndexPath> {
        delegateMessages("tableView:didHighlightRowAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// A row isn't being touched any more.
    public var itemUnhighlighted: ControlEvent<IndexPath> {
        delegateMessages("tableView:didUnhighlightRowAtIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// The accessory of a row was tapped.
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
        delegateMessages("tableView:accessoryButtonTappedForRowWithIndexPath:", { $0.delegate }) { try $0[1] }
    }

    /// The user has asked for a row to be deleted.
    public var itemDeleted: ControlEvent<IndexPath> {
        edits(.delete)
    }

    /// The user has asked for a row to be inserted.
    public var itemInserted: ControlEvent<IndexPath> {
        edits(.insert)
    }

    /// The user has moved a row.
    public var itemMoved: ControlEvent<ItemMovedEvent> {
        delegateMessages("tableView:moveRowAtIndexPath:toIndexPath:", { $0.dataSource }) {
            (sourceIndex: try $0[1], destinationIndex: try $0[2])
        }
    }

    /// A cell is about to be shown.
    public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
        delegateMessages("tableView:willDisplayCell:forRowAtIndexPath:", { $0.delegate }) {
            (cell: try $0[1], indexPath: try $0[2])
        }
    }

    /// A cell isn't shown any more.
    public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
        delegateMessages("tableView:didEndDisplayingCell:forRowAtIndexPath:", { $0.delegate }) {
            (cell: try $0[1], indexPath: try $0[2])
        }
    }

    #if os(tvOS)
    /// The focus has moved: its update context and animation coordinator.
    public var didUpdateFocusInContextWithAnimationCoordinator:
        ControlEvent<(context: UITableViewFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator)>
    {
        delegateMessages("tableView:didUpdateFocusInContext:withAnimationCoordinator:", { $0.delegate }) {
            (context: try $0[1], animationCoordinator: try $0[2])
        }
    }
    #endif

    /// The model of a row that has been selected.
    ///
    /// An index path without a model of the type is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameter modelType: The type of the models.
    /// - Returns: The models.
    public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
        modelEvents(of: base, at: { $0.rx.itemSelected }, { try $0.rx.model(at: $1) })
    }

    /// The model of a row that isn't selected any more.
    ///
    /// An index path without a model of the type is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameter modelType: The type of the models.
    /// - Returns: The models.
    public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
        modelEvents(of: base, at: { $0.rx.itemDeselected }, { try $0.rx.model(at: $1) })
    }

    /// The model of a row that the user has asked to be deleted.
    ///
    /// An index path without a model of the type is reported to `Hooks.defaultErrorHandler`, and left out.
    ///
    /// - Parameter modelType: The type of the models.
    /// - Returns: The models.
    public func modelDeleted<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
        modelEvents(of: base, at: { $0.rx.itemDeleted }, { try $0.rx.model(at: $1) })
    }

    /// The model at an index path, among the elements bound with `items`.
    ///
    /// - Parameter indexPath: The index path of the row.
    /// - Returns: The model.
    /// - Throws: ``/RxFoundation/RxCocoaError`` if no items are shown yet, ``/RxFoundation/BindingError`` if there is
    ///   none at the place, or it has another type.
    @preconcurrency @MainActor
    public func model<Model>(at indexPath: IndexPath) throws -> Model {
        try boundModel(
            at: indexPath,
            of: base,
            dataSource: RxTableViewDataSourceProxy.proxy(for: base).forwardToDelegate()
        )
    }

    /// The rows that one kind of edits is about: one message reports all kinds.
    private func edits(_ style: UITableViewCell.EditingStyle) -> ControlEvent<IndexPath> {
        let edits: MainObservable<(style: UITableViewCell.EditingStyle?, row: IndexPath)> = delegateMessages(
            "tableView:commitEditingStyle:forRowAtIndexPath:",
            { $0.dataSource }
        ) { (style: UITableViewCell.EditingStyle(rawValue: try $0[1]), row: try $0[2]) }
        return ControlEvent(events: edits.compactMap { $0.style == style ? $0.row : nil })
    }
}
#endif
