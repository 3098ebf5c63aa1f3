// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITableView.h: shows all rows of its data source, as if the screen were high enough.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
    }

    public enum RowAnimation: Int, Sendable {
        case none = 5
        case automatic = 100
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
    }

    private var cellTypes: [String: AnyClass] = [:]
    private var pool: [String: [UITableViewCell]] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var counts: [Int] = []
    private var needsReload = true
    var sourceAnswers = Answers()
    private var prefetchAnswers = Answers()

    public let style: Style
    open var rowHeight: CGFloat = 44
    open var allowsMultipleSelection = false
    open var isEditing = false
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open private(set) var indexPathsForSelectedRows: [IndexPath]?

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            sourceAnswers = Answers(of: dataSource)
            needsReload = true
        }
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { prefetchAnswers = Answers(of: prefetchDataSource) }
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // Cells.

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return (cellTypes[identifier] as? UITableViewCell.Type)?.init(dequeuedFor: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError("unable to dequeue a cell with identifier \(identifier) - must register a class for it")
        }
        return cell
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return shown[indexPath]
    }

    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return shown.sorted { $0.key < $1.key }.map(\.value)
    }

    // Rows.

    open var numberOfSections: Int {
        askIfNeeded()
        return counts.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        askIfNeeded()
        return counts[section]
    }

    /// Asks for the numbers now, and for the cells in the next layout; here, when they are read.
    open func reloadData() {
        indexPathsForSelectedRows = nil
        needsReload = false
        ask()
        hide()
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed(by: indexPaths.count) }

    private func changed(by difference: Int) {
        let before = counts.reduce(0, +)
        update()
        let after = counts.reduce(0, +)
        precondition(
            after == before + difference,
            "Invalid update: the number of rows after it (\(after)) must be that before it (\(before)) and the difference"
        )
    }

    private func update() {
        ask()
        hide()
    }

    private func askIfNeeded() {
        if needsReload { reloadData() }
    }

    private func ask() {
        let sections = dataSource?.numberOfSections(in: self) ?? 0
        counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    }

    private func hide() {
        let hidden = shown.sorted { $0.key < $1.key }
        shown = [:]
        for (path, cell) in hidden {
            cell.removeFromSuperview()
            if answers.contain("tableView:didEndDisplayingCell:forRowAtIndexPath:") {
                tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
            }
            if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        askIfNeeded()
        for (section, count) in counts.enumerated() {
            for path in (0..<count).map({ IndexPath(row: $0, section: section) }) where shown[path] == nil {
                guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
                shown[path] = cell
                addSubview(cell)
                if answers.contain("tableView:willDisplayCell:forRowAtIndexPath:") {
                    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
                }
            }
        }
    }

    // Selection; changes by the program aren't reported to the delegate.

    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            indexPathsForSelectedRows = nil
            return
        }
        let others = allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []
        indexPathsForSelectedRows = others.filter { $0 != indexPath } + [indexPath]
        shown[indexPath]?.isSelected = true
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        let rest = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
        indexPathsForSelectedRows = rest.isEmpty ? nil : rest
        shown[indexPath]?.isSelected = false
    }

    /// The system requests rows in advance, or cancels that.
    public func prefetch(_ indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    public func cancelPrefetching(_ indexPaths: [IndexPath]) {
        guard prefetchAnswers.contain("tableView:cancelPrefetchingForRowsAtIndexPaths:") else { return }
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
    }
}
