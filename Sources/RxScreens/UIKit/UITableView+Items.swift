#if canImport(UIKit) && !os(watchOS)
internal import Foundation
public import RxDisposables
public import RxFoundation
public import RxObservable
public import RxTraits
public import UIKit

/// A data source that shows the elements of a sequence.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType<Element> {
    /// The sequence's element, most often an array of models or of sections.
    associatedtype Element

    /// Shows an element; an end leaves the view as it is, most often.
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

// Elements that come on any thread have to be `Sendable`, since they go to the main thread; elements of main sequences,
// such as drivers, need not be.
extension Reactive where Base: UITableView {
    /// Shows elements in rows of one section, with a closure that makes each cell.
    ///
    /// ```swift
    /// names.bind(to: table.rx.items) { table, row, name in
    ///     let cell = table.dequeueReusableCell(withIdentifier: "Name", for: [0, row])
    ///     cell.textLabel?.text = name
    ///     return cell
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameter source: The elements, all of them each time, on any thread.
    /// - Returns: A function of the closure that makes a cell, out of the view, the row and the element. It returns
    ///   the subscription, which holds the elements; when it ends, the view has no data source.
    @_disfavoredOverload
    public func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping @MainActor (UITableView, Int, Elements.Element) -> UITableViewCell) -> any Disposable
    where Source.Element == Elements, Elements: Sendable {
        { [base] cellFactory in showItems(source.asObservable().observedOnMain(), in: base, .table, cellFactory) }
    }

    /// Shows elements in rows of one section, in cells that are registered under an identifier.
    ///
    /// ```swift
    /// names.bind(to: table.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { row, name, cell in
    ///     cell.show(name)
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - cellIdentifier: The cells' reuse identifier.
    ///   - cellType: Their class.
    /// - Returns: A function of the elements, and then of the closure that gets row, element and cell. It returns the
    ///   subscription.
    @_disfavoredOverload
    public func items<Elements: Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String,
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping @MainActor (Int, Elements.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Elements, Elements: Sendable {
        { [base] source in
            { configureCell in
                showItems(
                    source.asObservable().observedOnMain(),
                    in: base,
                    .table,
                    cellFactory(cellIdentifier, .table, configureCell)
                )
            }
        }
    }

    /// Shows elements with a custom data source, which is held as long as the subscription lives.
    ///
    /// - Parameter dataSource: The data source that shows them.
    /// - Returns: A function of the elements, which returns the subscription.
    @_disfavoredOverload
    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element, Source.Element: Sendable {
        { [base] source in showItems(source.asObservable().observedOnMain(), in: base, by: dataSource) }
    }

    /// Shows elements in rows of one section, with a closure that makes each cell.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<Elements: Sequence & SendableMetatype, Source: MainObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping @MainActor (UITableView, Int, Elements.Element) -> UITableViewCell) -> any Disposable
    where Source.Element == Elements {
        { [base] cellFactory in showItems(source.promised, in: base, .table, cellFactory) }
    }

    /// Shows elements in rows of one section, in cells that are registered under an identifier.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<Elements: Sequence & SendableMetatype, Cell: UITableViewCell, Source: MainObservableType>(
        cellIdentifier: String,
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping @MainActor (Int, Elements.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Elements {
        { [base] source in
            { configureCell in
                showItems(source.promised, in: base, .table, cellFactory(cellIdentifier, .table, configureCell))
            }
        }
    }

    /// Shows elements with a custom data source, which is held as long as the subscription lives.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: MainObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element {
        { [base] source in showItems(source.promised, in: base, by: dataSource) }
    }
}

extension Reactive where Base: UITableView {
    /// The data source's proxy, which reports the data source's messages.
    @preconcurrency @MainActor
    public var dataSource: DelegateProxy<UITableView, any UITableViewDataSource> {
        RxTableViewDataSourceProxy.proxy(for: base)
    }

    /// Sets a data source that the proxy forwards all messages to.
    ///
    /// If there is one already, it stays, and an error goes to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter dataSource: The data source; held weakly.
    /// - Returns: The subscription; disposing of it removes the data source again.
    @preconcurrency @MainActor
    public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
        RxTableViewDataSourceProxy.installForwardDelegate(dataSource, retainDelegate: false, onProxyForObject: base)
    }
}

/// Shows elements by a data source.
package func showItems<DataSource: RxTableViewDataSourceType & UITableViewDataSource>(
    _ source: Observable<DataSource.Element>,
    in view: UITableView,
    by dataSource: DataSource
) -> any Disposable {
    // SAFETY: a data source of a view belongs to the main thread, and is touched only there.
    let dataSource = UncheckedSendable(dataSource)
    return bindItems(source, to: view) { view in
        installDataSource(dataSource.value, as: dataSource.value, RxTableViewDataSourceProxy.self, on: view)
    } show: { view, dataSource, element in
        dataSource.tableView(view, observedEvent: .next(element))
    }
}

extension ListKind<UITableView, UITableViewCell> {
    package static var table: Self {
        Self(
            install: { view in
                let items = TableItems()
                return installDataSource(items, as: items, RxTableViewDataSourceProxy.self, on: view)
            },
            dequeue: { view, identifier, index in
                view.dequeueReusableCell(withIdentifier: identifier, for: IndexPath(row: index, section: 0))
            },
            reload: { $0.reloadData() }
        )
    }
}

private final class TableItems: ListItems<UITableView, UITableViewCell>, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cellAt?(tableView, indexPath.item) ?? UITableViewCell()
    }
}
#endif
