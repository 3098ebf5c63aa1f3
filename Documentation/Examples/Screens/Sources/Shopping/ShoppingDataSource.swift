import Rx
import RxFoundation
import RxScreens
import UIKit

/// Shows sections with titles, whose rows can be deleted and moved.
///
/// The user's edits come from `rx.itemDeleted` and `rx.itemMoved`, so the methods for them are empty here.
final class ShoppingDataSource: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
    SectionedViewDataSourceType
{
    private var sections: [ShoppingSection] = []

    func tableView(_ tableView: UITableView, observedEvent: Event<[ShoppingSection]>) {
        guard case .next(let sections) = observedEvent else { return }
        self.sections = sections
        tableView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        sections[indexPath.section].items[indexPath.row]
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].items.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].items[indexPath.row].name
        cell.accessoryType = indexPath.section == 1 ? .checkmark : .none
        return cell
    }
}
