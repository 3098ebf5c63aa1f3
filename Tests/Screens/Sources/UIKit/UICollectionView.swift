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
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// UIKit/UICollectionView.h.
open class UICollectionView: ListView<UICollectionViewCell> {
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var collectionViewLayout: UICollectionViewLayout
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forgetCounts() } }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, identifier: identifier)
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        dequeue(identifier)
    }

    open func numberOfItems(inSection section: Int) -> Int { currentCounts()[section] }

    override func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    override func askCell(at path: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: path)
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selected }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selected = indexPath.map { [$0] } ?? []
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
    }
}

/// UIKit/UICollectionViewCell.h.
open class UICollectionReusableView: UIView, ListCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required convenience init(dequeuedFor identifier: String) {
        self.init(frame: .zero)
    }
}

/// UIKit/UICollectionViewCell.h.
open class UICollectionViewCell: UICollectionReusableView {}
