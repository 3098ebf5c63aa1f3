// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC

/// What the data sources of both kinds of lists share; the list retains its source weakly.
@MainActor
open class DiffableDataSource<
    List: ListView<Cell>,
    Cell: ListCell,
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, AssociationHolder {
    public typealias CellProvider = (List, IndexPath, ItemIdentifierType) -> Cell?

    public nonisolated let associations = Associations()
    private weak var list: List?
    private let cellProvider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    init(list: List, cellProvider: @escaping CellProvider) {
        self.list = list
        self.cellProvider = cellProvider
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot
        list?.reloadData()
        completion?()
    }

    var numberOfSections: Int { current.sections.count }

    func items(in section: Int) -> [ItemIdentifierType] { current.sections[section].items }

    func cell(of list: List, at indexPath: IndexPath) -> Cell {
        guard let cell = cellProvider(list, indexPath, items(in: indexPath[0])[indexPath[1]]) else {
            fatalError("The cell provider returned no cell for \(indexPath)")
        }
        return cell
    }
}

/// UIKit/UITableViewDiffableDataSource.h.
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<UITableView, UITableViewCell, SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        super.init(list: tableView, cellProvider: cellProvider)
        tableView.dataSource = self
    }

    open func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items(in: section).count
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(of: tableView, at: indexPath)
    }
}

/// UIKit/UICollectionViewDiffableDataSource.h.
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>:
    DiffableDataSource<UICollectionView, UICollectionViewCell, SectionIdentifierType, ItemIdentifierType>,
    UICollectionViewDataSource
{
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        super.init(list: collectionView, cellProvider: cellProvider)
        collectionView.dataSource = self
    }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items(in: section).count
    }

    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(of: collectionView, at: indexPath) }
}

/// UIKit's overlay.
extension UICollectionView {
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        let cell = Cell(dequeuedFor: "\(Cell.self)")
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
