#if canImport(UIKit) && !os(watchOS)
internal import Foundation
internal import RxFoundation
public import RxTraits
public import UIKit

extension Reactive where Base: AnyObject {
    /// Shows snapshots in a table, each change animated or not.
    ///
    /// ```swift
    /// let dataSource = UITableViewDiffableDataSource<Section, Song>(tableView: table) { table, indexPath, song in … }
    /// viewModel.snapshots
    ///     .bind(to: dataSource.rx.snapshot(animated: true))
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameter animated: Whether changes are animated.
    /// - Returns: A binder for snapshots, on the main thread; it holds the data source weakly, as the table does.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        animated: Bool = true
    ) -> Binder<NSDiffableDataSourceSnapshot<Section, Item>>
    where Base: UITableViewDiffableDataSource<Section, Item> {
        Binder(setting: base) { $0.apply($1, animatingDifferences: animated) }
    }

    /// Shows snapshots in a collection, each change animated or not.
    ///
    /// - Parameter animated: Whether changes are animated.
    /// - Returns: A binder for snapshots, on the main thread; it holds the data source weakly, as the collection does.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        animated: Bool = true
    ) -> Binder<NSDiffableDataSourceSnapshot<Section, Item>>
    where Base: UICollectionViewDiffableDataSource<Section, Item> {
        Binder(setting: base) { $0.apply($1, animatingDifferences: animated) }
    }

    /// Shows items in one section of a table, with animated changes.
    ///
    /// - Parameters:
    ///   - section: The section, the only one.
    ///   - animated: Whether changes are animated.
    /// - Returns: A binder that shows items; they must be unique.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public func items<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        section: Section,
        animated: Bool = true
    ) -> Binder<[Item]> where Base: UITableViewDiffableDataSource<Section, Item> {
        Binder(setting: base) { $0.apply(oneSection($1, section), animatingDifferences: animated) }
    }

    /// Shows items in one section of a collection, with animated changes.
    ///
    /// - Parameters:
    ///   - section: The section, the only one.
    ///   - animated: Whether changes are animated.
    /// - Returns: A binder that shows items; they must be unique.
    @available(iOS 13, tvOS 13, visionOS 1, *)
    public func items<Section: Hashable & Sendable, Item: Hashable & Sendable>(
        section: Section,
        animated: Bool = true
    ) -> Binder<[Item]> where Base: UICollectionViewDiffableDataSource<Section, Item> {
        Binder(setting: base) { $0.apply(oneSection($1, section), animatingDifferences: animated) }
    }
}

@available(iOS 13, tvOS 13, visionOS 1, *)
private func oneSection<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ items: [Item],
    _ section: Section
) -> NSDiffableDataSourceSnapshot<Section, Item> {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
    return snapshot
}
#endif
