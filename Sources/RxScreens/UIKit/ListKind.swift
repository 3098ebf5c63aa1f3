#if canImport(UIKit) && !os(watchOS)
internal import Foundation
package import RxDisposables
internal import RxFoundation
package import RxObservable
package import UIKit

/// The differences between tables and collections, for the items that are bound to them.
package struct ListKind<View: UIScrollView, Cell: UIView>: Sendable {
    /// Gives a view a data source for items of one section; `nil` if it has one already.
    let install: @MainActor @Sendable (View) -> (dataSource: ListItems<View, Cell>, removal: any Disposable)?
    /// A cell that is registered under an identifier.
    let dequeue: @MainActor @Sendable (View, _ identifier: String, _ index: Int) -> Cell
    let reload: @MainActor @Sendable (View) -> Void
}

/// The items of one section, behind a data source.
class ListItems<View: UIScrollView, Cell: UIView>: BoundModels {
    var cellAt: ((View, Int) -> Cell)?
}

/// Shows elements in one section.
@preconcurrency
package func showItems<View, Cell, Elements: Sequence>(
    _ source: Observable<Elements>,
    in view: View,
    _ kind: ListKind<View, Cell>,
    _ cell: @escaping @MainActor (View, Int, Elements.Element) -> Cell
) -> any Disposable {
    bindItems(source, to: view) { view in
        kind.install(view)
    } show: { view, items, elements in
        // One array for the count, the models and the cells, so that all three have the same elements.
        let models = Array(elements)
        items.count = models.count
        items.modelAt = { models[$0] }
        items.cellAt = { cell($0, $1, models[$1]) }
        kind.reload(view)
    }
}

/// The cell of a view for an element: one that is registered under an identifier, configured by a closure.
@preconcurrency
package func cellFactory<View, AnyCell, Element, Cell: UIView>(
    _ cellIdentifier: String,
    _ kind: ListKind<View, AnyCell>,
    _ configure: @escaping @MainActor (Int, Element, Cell) -> Void
) -> @MainActor (View, Int, Element) -> AnyCell {
    { view, index, element in
        let cell = kind.dequeue(view, cellIdentifier, index)
        guard let typed = cell as? Cell else {
            fatalError(
                "The cells of \(view) under \(cellIdentifier) are \(type(of: cell)), no \(Cell.self). Register that."
            )
        }
        configure(index, element, typed)
        return cell
    }
}
#endif
