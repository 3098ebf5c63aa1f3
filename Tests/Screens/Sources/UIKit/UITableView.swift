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

    public enum ScrollPosition: Int, Sendable {
        case none = 0
    }

    private var cellTypes: [String: AnyClass] = [:]
    private var pool: [String: [UITableViewCell]] = [:]
    private var shown: [IndexPath: UITableViewCell] = [:]
    private var counts: [Int] = []
    private var needsReload = true
    var sourceAnswers = Answers()

    public let style: Style
    open var isEditing = false
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open private(set) var indexPathsForSelectedRows: [IndexPath]?

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            sourceAnswers = Answers(of: dataSource)
            needsReload = true
        }
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // Cells.

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool[identifier]?.popLast() { return cell }
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
            told("tableView:didEndDisplayingCell:forRowAtIndexPath:", cell, path)
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
                told("tableView:willDisplayCell:forRowAtIndexPath:", cell, path)
            }
        }
    }

    // Selection; changes by the program aren't reported to the delegate.

    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedRows = indexPath.map { [$0] }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        let rest = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
        indexPathsForSelectedRows = rest.isEmpty ? nil : rest
    }
}

/// UIKit/UITableViewCell.h.
@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    public enum EditingStyle: Int, Sendable {
        case delete = 1
        case insert = 2
    }

    public enum AccessoryType: Int, Sendable {
        case none = 0
        case checkmark = 3
    }

    public let reuseIdentifier: String?
    open private(set) var textLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Objective-C makes objects of a class value; Swift requires an initializer that every subclass has.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }
}
