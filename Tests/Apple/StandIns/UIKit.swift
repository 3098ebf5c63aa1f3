// swift-format-ignore-file
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

// What Swift adds to UIKit: UIKit.swiftinterface. Each section names the header that it belongs to, if any.

/// UIGeometry.h.
extension UIEdgeInsets: Equatable {
    public static var zero: UIEdgeInsets { fatalError() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { fatalError() }
}

/// UIControl.h.
extension UIControl.State {
    public static var normal: UIControl.State { fatalError() }
}

/// UITableView.h.
extension IndexPath {
    public init(row: Int, section: Int) { fatalError() }
    public init(item: Int, section: Int) { fatalError() }
    public var section: Int {
        get { fatalError() }
        set { fatalError() }
    }
    public var row: Int {
        get { fatalError() }
        set { fatalError() }
    }
    public var item: Int {
        get { fatalError() }
        set { fatalError() }
    }
}

/// UIApplication.h.
extension UIApplicationDelegate {
    @MainActor @preconcurrency public static func main() { fatalError() }
}

/// UIAction.h.
@available(iOS 13.0, tvOS 14.0, visionOS 1.0, *)
extension UIAction {
    @preconcurrency public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) { fatalError() }
}

/// UIMenu.h.
@available(iOS 13.0, tvOS 14.0, visionOS 1.0, *)
extension UIMenu {
    public convenience init(
        title: String = "",
        image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) { fatalError() }
}

/// UIBarButtonItem.h.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UIBarButtonItem {
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
}

/// UIButton.h, UIButtonConfiguration.h.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UIButton {
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { fatalError() }
}
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
extension UIButton {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    public struct Configuration: Hashable {
        public static func plain() -> Configuration { fatalError() }
        public static func tinted() -> Configuration { fatalError() }
        public static func gray() -> Configuration { fatalError() }
        public static func filled() -> Configuration { fatalError() }
        public static func bordered() -> Configuration { fatalError() }
        public static func borderedProminent() -> Configuration { fatalError() }
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var showsActivityIndicator: Bool
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public func updated(for button: UIButton) -> Configuration { fatalError() }
        public static func == (left: Configuration, right: Configuration) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    public var configuration: Configuration? {
        get { fatalError() }
        set { fatalError() }
    }
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { fatalError() }
        set { fatalError() }
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
}

/// UIContentConfiguration.h and what belongs to it.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
    public static func cell() -> UIListContentConfiguration { fatalError() }
    public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
    public static func valueCell() -> UIListContentConfiguration { fatalError() }
    public var image: UIImage?
    public var text: String?
    public var secondaryText: String?
    public func makeContentView() -> UIView & UIContentView { fatalError() }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UITableViewCell {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
    public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UICollectionViewCell {
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { fatalError() }
        set { fatalError() }
    }
}
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UICollectionViewListCell {
    public func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

/// UICollectionView.h: its registrations.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UICollectionView {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        public init(handler: @escaping Handler) { fatalError() }
    }
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        public init(elementKind: String, handler: @escaping Handler) { fatalError() }
    }
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell { fatalError() }
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary { fatalError() }
}

/// NSDiffableDataSourceSectionSnapshot.h, UIDiffableDataSource.h.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@preconcurrency public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
> {
    public init() { fatalError() }
    public var numberOfItems: Int { fatalError() }
    public var numberOfSections: Int { fatalError() }
    public var sectionIdentifiers: [SectionIdentifierType] { fatalError() }
    public var itemIdentifiers: [ItemIdentifierType] { fatalError() }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] { fatalError() }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { fatalError() }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { fatalError() }
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {}
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
    public mutating func deleteAllItems() {}
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    @available(iOS 15.0, tvOS 15.0, *)
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) { fatalError() }
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    @available(iOS 15.0, tvOS 15.0, *)
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {}
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
    open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
}
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }
    open var supplementaryViewProvider: SupplementaryViewProvider?
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    @available(iOS 15.0, tvOS 15.0, *)
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {}
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fatalError() }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { fatalError() }
}

/// UITrait.h.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public typealias UITrait = any UITraitDefinition.Type
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceStyle { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static var defaultValue: UIUserInterfaceSizeClass { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { fatalError() }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
@MainActor public protocol UITraitChangeObservable {
    @discardableResult
    func registerForTraitChanges<Self_: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self_, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration
    @discardableResult
    func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIView: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<Self_: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self_, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { fatalError() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration { fatalError() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIViewController: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<Self_: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self_, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { fatalError() }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration { fatalError() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
