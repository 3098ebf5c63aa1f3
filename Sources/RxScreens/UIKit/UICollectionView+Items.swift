#if canImport(UIKit) && !os(watchOS)
internal import Foundation
public import RxDisposables
public import RxFoundation
public import RxObservable
public import RxTraits
public import UIKit

/// A data source that shows the elements of a sequence.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType<Element> {
    /// The sequence's element, most often an array of models or of sections.
    associatedtype Element

    /// Shows an element; an end leaves the view as it is, most often.
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

// Elements that come on any thread have to be `Sendable`, since they go to the main thread; elements of main sequences,
// such as drivers, need not be.
extension Reactive where Base: UICollectionView {
    /// Shows elements in items of one section, with a closure that makes each cell.
    ///
    /// ```swift
    /// names.bind(to: collection.rx.items) { collection, item, name in
    ///     let cell = collection.dequeueReusableCell(withReuseIdentifier: "Name", for: [0, item])
    ///     cell.accessibilityLabel = name
    ///     return cell
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameter source: The elements, all of them each time, on any thread.
    /// - Returns: A function of the closure that makes a cell, out of the view, the item and the element. It returns
    ///   the subscription, which holds the elements; when it ends, the view has no data source.
    @_disfavoredOverload
    public func items<Elements: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping @MainActor (UICollectionView, Int, Elements.Element) -> UICollectionViewCell) ->
        any Disposable
    where Source.Element == Elements, Elements: Sendable {
        { [base] cellFactory in showItems(source.asObservable().observedOnMain(), in: base, .collection, cellFactory) }
    }

    /// Shows elements in items of one section, in cells that are registered under an identifier.
    ///
    /// ```swift
    /// names.bind(to: collection.rx.items(cellIdentifier: "Name", cellType: NameCell.self)) { item, name, cell in
    ///     cell.show(name)
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - cellIdentifier: The cells' reuse identifier.
    ///   - cellType: Their class.
    /// - Returns: A function of the elements, and then of the closure that gets item, element and cell. It returns the
    ///   subscription.
    @_disfavoredOverload
    public func items<Elements: Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
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
                    .collection,
                    cellFactory(cellIdentifier, .collection, configureCell)
                )
            }
        }
    }

    /// Shows elements with a custom data source, which is held as long as the subscription lives.
    ///
    /// - Parameter dataSource: The data source that shows them.
    /// - Returns: A function of the elements, which returns the subscription.
    @_disfavoredOverload
    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element, Source.Element: Sendable {
        { [base] source in showItems(source.asObservable().observedOnMain(), in: base, by: dataSource) }
    }

    /// Shows elements in items of one section, with a closure that makes each cell.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<Elements: Sequence & SendableMetatype, Source: MainObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping @MainActor (UICollectionView, Int, Elements.Element) -> UICollectionViewCell) ->
        any Disposable
    where Source.Element == Elements {
        { [base] cellFactory in showItems(source.promised, in: base, .collection, cellFactory) }
    }

    /// Shows elements in items of one section, in cells that are registered under an identifier.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<Elements: Sequence & SendableMetatype, Cell: UICollectionViewCell, Source: MainObservableType>(
        cellIdentifier: String,
        cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping @MainActor (Int, Elements.Element, Cell) -> Void) ->
        any Disposable
    where Source.Element == Elements {
        { [base] source in
            { configureCell in
                showItems(
                    source.promised,
                    in: base,
                    .collection,
                    cellFactory(cellIdentifier, .collection, configureCell)
                )
            }
        }
    }

    /// Shows elements with a custom data source, which is held as long as the subscription lives.
    ///
    /// The form for main sequences, such as drivers, whose elements need not be `Sendable`.
    public func items<
        DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource,
        Source: MainObservableType
    >(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable
    where DataSource.Element == Source.Element {
        { [base] source in showItems(source.promised, in: base, by: dataSource) }
    }
}

extension Reactive where Base: UICollectionView {
    /// The data source's proxy, which reports the data source's messages.
    @preconcurrency @MainActor
    public var dataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSource> {
        RxCollectionViewDataSourceProxy.proxy(for: base)
    }

    /// Sets a data source that the proxy forwards all messages to.
    ///
    /// If there is one already, it stays, and an error goes to `Hooks.defaultErrorHandler`.
    ///
    /// - Parameter dataSource: The data source; held weakly.
    /// - Returns: The subscription; disposing of it removes the data source again.
    @preconcurrency @MainActor
    public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
        RxCollectionViewDataSourceProxy.installForwardDelegate(
            dataSource,
            retainDelegate: false,
            onProxyForObject: base
        )
    }
}

/// Shows elements by a data source.
package func showItems<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource>(
    _ source: Observable<DataSource.Element>,
    in view: UICollectionView,
    by dataSource: DataSource
) -> any Disposable {
    // SAFETY: a data source of a view belongs to the main thread, and is touched only there.
    let dataSource = UncheckedSendable(dataSource)
    return bindItems(source, to: view) { view in
        installDataSource(dataSource.value, as: dataSource.value, RxCollectionViewDataSourceProxy.self, on: view)
    } show: { view, dataSource, element in
        dataSource.collectionView(view, observedEvent: .next(element))
    }
}

extension ListKind<UICollectionView, UICollectionViewCell> {
    package static var collection: Self {
        Self(
            install: { view in
                let items = CollectionItems()
                return installDataSource(items, as: items, RxCollectionViewDataSourceProxy.self, on: view)
            },
            dequeue: { view, identifier, index in
                view.dequeueReusableCell(withReuseIdentifier: identifier, for: IndexPath(item: index, section: 0))
            },
            reload: { $0.reloadData() }
        )
    }
}

private final class CollectionItems: ListItems<UICollectionView, UICollectionViewCell>, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        cellAt?(collectionView, indexPath.item) ?? UICollectionViewCell()
    }
}
#endif
