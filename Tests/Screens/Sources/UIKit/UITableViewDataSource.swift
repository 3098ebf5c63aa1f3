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
    func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    )
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// The behaviour of a delegate without such a method.
extension UITableViewDataSource {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UITableViewDataSource) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UITableViewDataSource) -> Result) -> Result? { forwarded(self, to: send) }

    public func numberOfSections(in tableView: UITableView) -> Int {
        asked { $0.numberOfSections(in: tableView) } ?? 1
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        asked { $0.tableView(tableView, titleForHeaderInSection: section) } ?? nil
    }

    public func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        told("tableView:commitEditingStyle:forRowAtIndexPath:", [tableView, editingStyle.rawValue, indexPath]) {
            $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        told("tableView:moveRowAtIndexPath:toIndexPath:", [tableView, sourceIndexPath, destinationIndexPath]) {
            $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

/// UIKit/UITableView.h.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// The behaviour of a delegate without such a method.
extension UITableViewDataSourcePrefetching {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UITableViewDataSourcePrefetching) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        told("tableView:cancelPrefetchingForRowsAtIndexPaths:", [tableView, indexPaths]) {
            $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
