// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UICollectionViewLayout.h.
@MainActor
open class UICollectionViewLayout: NSObject {
    open func invalidateLayout() {}  // for RxCocoa's own sources
}

/// UIKit/UICollectionViewFlowLayout.h.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// UIKit/UICollectionView.h: shows all items of its data source, as if the screen were high enough.
@MainActor
open class UICollectionView: UIScrollView {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    private var cellTypes: [String: AnyClass] = [:]
    private var shown: [IndexPath: UICollectionViewCell] = [:]
    private var counts: [Int] = []
    private var needsReload = true

    open var collectionViewLayout: UICollectionViewLayout
    open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { needsReload = true } }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    // Cells.

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let type = cellTypes[identifier] as? UICollectionViewCell.Type else {
            fatalError("could not dequeue a view with identifier \(identifier) - must register a class for it")
        }
        return type.init(dequeuedFor: identifier)
    }

    open var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return shown.sorted { $0.key < $1.key }.map(\.value)
    }

    // Items.

    open func numberOfItems(inSection section: Int) -> Int {
        askIfNeeded()
        return counts[section]
    }

    open func reloadData() {
        indexPathsForSelectedItems = []
        needsReload = false
        ask()
        hide()
    }

    private func askIfNeeded() {
        if needsReload { reloadData() }
    }

    private func ask() {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        counts = (0..<sections).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
    }

    private func hide() {
        let cells = shown.sorted { $0.key < $1.key }
        shown = [:]
        for (path, cell) in cells { told("collectionView:didEndDisplayingCell:forItemAtIndexPath:", cell, path) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        askIfNeeded()
        for (section, count) in counts.enumerated() {
            for path in (0..<count).map({ IndexPath(item: $0, section: section) }) where shown[path] == nil {
                guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
                shown[path] = cell
                told("collectionView:willDisplayCell:forItemAtIndexPath:", cell, path)
            }
        }
    }

    // Selection; changes by the program aren't reported to the delegate.

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
}

/// UIKit/UICollectionViewCell.h.
@MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Objective-C makes objects of a class value; Swift requires an initializer that every subclass has.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }
}

/// UIKit/UICollectionViewCell.h.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {}
