#if canImport(UIKit) && !os(watchOS)
public import RxDisposables
public import RxObservable
internal import RxSwift
public import RxTraits
public import RxScreens
public import UIKit

// Their closures are plain, as RxSwift's: a method is passed as one (`items(cellIdentifier: "Row")(show)`), without a
// warning.

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Reactive where Base: UITableView {
    /// Lenient form of `items(_:)`, for clients in Swift 5 mode.
    public func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) ->
        any Disposable
    where Source.Element == Elements {
        { [base] in showItems(source.asObservable().observedOnMain(), in: base, .table, $0) }
    }

    /// Lenient form of `items(cellIdentifier:cellType:)`, for clients in Swift 5 mode.
    public func items<Elements: Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String,
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void)
        -> any Disposable
    where Source.Element == Elements {
        { [base] source in
            {
                showItems(
                    source.asObservable().observedOnMain(),
                    in: base,
                    .table,
                    cellFactory(cellIdentifier, .table, $0)
                )
            }
        }
    }

    /// Lenient form of `items(dataSource:)`, for clients in Swift 5 mode.
    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element {
        { [base] source in showItems(source.asObservable().observedOnMain(), in: base, by: dataSource) }
    }
}
#endif
