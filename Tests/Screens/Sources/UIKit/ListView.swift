// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC

/// What tables and collections share: they show all of their data source, as if the screen were high enough.
open class ListView<Cell: ListCell>: UIScrollView {
    private var cellTypes: [String: AnyClass] = [:]
    private var shown: [IndexPath: Cell] = [:]
    private var counts: [Int]?
    /// What is selected; changes by the program aren't reported to the delegate.
    final var selected: [IndexPath] = []

    /// What the data source says.
    func askCounts() -> [Int] { [] }
    func askCell(at path: IndexPath) -> Cell? { nil }

    final func register(_ cellClass: AnyClass?, identifier: String) {
        cellTypes[identifier] = cellClass
    }

    final func dequeue(_ identifier: String) -> Cell {
        guard let type = cellTypes[identifier] as? Cell.Type else {
            fatalError("unable to dequeue a cell with identifier \(identifier) - must register a class for it")
        }
        return type.init(dequeuedFor: identifier)
    }

    /// Asks for the numbers now, and for the cells in the next layout; here, when they are read.
    open func reloadData() {
        selected = []
        shown = [:]
        counts = askCounts()
    }

    /// A new data source is asked when something is read.
    final func forgetCounts() { counts = nil }

    final func currentCounts() -> [Int] {
        if counts == nil { reloadData() }
        return counts ?? []
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (section, count) in currentCounts().enumerated() {
            for path in (0..<count).map({ IndexPath(row: $0, section: section) }) where shown[path] == nil {
                guard let cell = askCell(at: path) else { return }
                shown[path] = cell
            }
        }
    }

    open var visibleCells: [Cell] {
        layoutIfNeeded()
        return shown.sorted { $0.key < $1.key }.map(\.value)
    }

    final func shownCell(at path: IndexPath) -> Cell? {
        layoutIfNeeded()
        return shown[path]
    }
}

/// Objective-C makes objects of a class value; Swift requires an initializer that every subclass has.
@MainActor
public protocol ListCell: UIView {
    init(dequeuedFor identifier: String)
}
