// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// The behaviour of a delegate without such a method.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int {
        forwarded(self) { (next: any UITableViewDataSource) in next.numberOfSections(in: tableView) } ?? 1
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        forwarded(self) { (next: any UITableViewDataSource) in
            next.tableView(tableView, titleForHeaderInSection: section)
        } ?? nil
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        forwarded(self) { (next: any UITableViewDataSource) in
            next.tableView(tableView, titleForFooterInSection: section)
        } ?? nil
    }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UITableViewDataSource) in next.tableView(tableView, canEditRowAt: indexPath) }
            ?? true
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        forwarded(self) { (next: any UITableViewDataSource) in next.tableView(tableView, canMoveRowAt: indexPath) }
            ?? true
    }

    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        forward(self, "tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle.rawValue, indexPath])
        { (next: any UITableViewDataSource) in
            next.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        forward(self, "tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath]) {
            (next: any UITableViewDataSource) in
            next.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

extension Messages {
    static let ofUITableViewDataSource: Void = declare([
        "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView:moveRowAtIndexPath:toIndexPath:",
    ])
}

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The behaviour of a delegate without such a method.
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        forward(self, "tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths]) {
            (next: any UITableViewDataSourcePrefetching) in
            next.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}

extension Messages {
    static let ofUITableViewDataSourcePrefetching: Void = declare([
        "tableView:cancelPrefetchingForRowsAtIndexPaths:"
    ])
}
