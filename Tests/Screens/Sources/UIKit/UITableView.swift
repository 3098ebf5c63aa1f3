// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITableView.h.
open class UITableView: ListView<UITableViewCell> {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
    }

    public enum ScrollPosition: Int, Sendable {
        case none = 0
    }

    var sourceAnswers = Answers()

    public let style: Style
    open var isEditing = false
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            sourceAnswers = Answers(of: dataSource)
            forgetCounts()
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

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass, identifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
    open var numberOfSections: Int { currentCounts().count }
    open func numberOfRows(inSection section: Int) -> Int { currentCounts()[section] }

    override func askCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    override func askCell(at path: IndexPath) -> UITableViewCell? { dataSource?.tableView(self, cellForRowAt: path) }

    open var indexPathForSelectedRow: IndexPath? { selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selected = indexPath.map { [$0] } ?? []
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selected.removeAll { $0 == indexPath }
    }
}

/// UIKit/UITableViewCell.h.
open class UITableViewCell: UIView, ListCell {
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

    open private(set) var textLabel: UILabel? = UILabel()
    open var accessoryType = AccessoryType.none

    public init(style: CellStyle, reuseIdentifier: String?) {
        super.init(frame: .zero)
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required convenience init(dequeuedFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }
}
