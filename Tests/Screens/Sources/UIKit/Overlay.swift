// swift-format-ignore-file

public import Foundation

// The part of UIKit's overlay for Swift that is the same here and in the stand-ins that are only compiled. Each section
// names the header that it belongs to, if any.

/// UITableView.h, UICollectionView.h.
extension IndexPath {
    public init(row: Int, section: Int) { self = [section, row] }
    public init(item: Int, section: Int) { self = [section, item] }
    public var section: Int { get { self[0] } set { self[0] = newValue } }
    public var row: Int { get { self[1] } set { self[1] = newValue } }
    public var item: Int { get { self[1] } set { self[1] = newValue } }
}

/// UICollectionView.h: its registrations.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UICollectionView {
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        public init(handler: @escaping Handler) { self.handler = handler }
    }
}

/// NSDiffableDataSourceSectionSnapshot.h.
@available(iOS 13.0, tvOS 13.0, visionOS 1.0, *)
@preconcurrency public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    public init() {}
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
    }
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil) {
        guard let index = sections.lastIndex(where: { section == nil || $0.section == section }) else {
            preconditionFailure("There is no such section in the data source.")
        }
        sections[index].items += identifiers
    }
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
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
}
@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
public struct UITraitDisplayScale: UITraitDefinition {
    public static var defaultValue: CGFloat { 0 }
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
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
