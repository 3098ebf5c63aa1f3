// swift-format-ignore-file
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

// What Swift adds to UIKit: UIKit.swiftinterface; UIKit+Overlay.swift has the rest. Each section names the header that it belongs to, if any.

/// UIGeometry.h.
extension UIEdgeInsets: Equatable {
    public static var zero: UIEdgeInsets { fatalError() }
    public static func == (left: UIEdgeInsets, right: UIEdgeInsets) -> Bool { fatalError() }
}

/// UIControl.h.
extension UIControl.State {
    public static var normal: UIControl.State { fatalError() }
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

/// UIButton.h, UIButtonConfiguration.h.
@available(iOS 15.0, tvOS 15.0, visionOS 1.0, *)
extension UIButton {
    public struct Configuration: Hashable {
        public var title: String?
        public static func == (left: Configuration, right: Configuration) -> Bool { fatalError() }
        public func hash(into hasher: inout Hasher) {}
    }
    public var configuration: Configuration? { get { fatalError() } set {} }
}

/// UICollectionView.h.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UICollectionView {
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell { fatalError() }
}

/// UIDiffableDataSource.h.
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
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
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
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {}
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fatalError() }
}

/// UITrait.h.
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<Self_: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping (_ traitEnvironment: Self_, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { fatalError() }
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIView: UITraitChangeObservable {}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIViewController: UITraitChangeObservable {}
