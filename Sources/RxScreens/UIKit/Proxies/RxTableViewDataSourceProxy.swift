#if canImport(UIKit) && !os(watchOS)
public import Foundation
public import RxFoundation
public import UIKit

extension UITableView: HasDataSource {
    /// The protocol of the data source.
    public typealias DataSource = any UITableViewDataSource
}

/// The delegate proxy that acts as the data source of `UITableView`.
open class RxTableViewDataSourceProxy: DelegateProxy<UITableView, any UITableViewDataSource>, DelegateProxyType,
    UITableViewDataSource
{
    /// The table view whose data source this proxy is; held weakly.
    public private(set) weak var tableView: UITableView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter tableView: The view; held weakly.
    public init(tableView: ParentObject) {
        self.tableView = tableView
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxTableViewDataSourceProxy(tableView: $0) }
    }

    /// The number of rows in a section, from the bound data source; 0 without one.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        // The view needs an answer, which a message that is only forwarded may not get. Without a data source there is
        // nothing to show.
        forwardToDelegate()?.tableView(tableView, numberOfRowsInSection: section) ?? 0
    }

    /// The cell at a place, from the bound data source.
    ///
    /// - Parameters:
    ///   - tableView: The view.
    ///   - indexPath: The index path of the row.
    /// - Returns: The cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let dataSource = forwardToDelegate() else {
            fatalError("\(tableView) asks for a cell at \(indexPath), but has no data source. Bind one with rx.items.")
        }
        return dataSource.tableView(tableView, cellForRowAt: indexPath)
    }
}
#endif
