import Foundation
import Rx
import RxScreens
import Testing
import UIKit

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct ShoppingScreenTests {
    private let screen = ShoppingViewController(model: ShoppingViewModel(["Milk", "Bread", "Tea"]))

    init() {
        show(screen)
    }

    /// The rows of each section.
    private func rows() -> [[String]] {
        (0..<screen.table.numberOfSections).map { section in
            (0..<screen.table.numberOfRows(inSection: section)).map { row in
                cell(row, section)?.textLabel?.text ?? "?"
            }
        }
    }

    private func title(of section: Int) -> String? {
        screen.table.title(ofSection: section)
    }

    private func cell(_ row: Int, _ section: Int) -> UITableViewCell? {
        screen.table.layoutIfNeeded()
        return screen.table.cellForRow(at: IndexPath(row: row, section: section))
    }

    @Test("two sections with their titles, and a summary above them")
    func sections() {
        #expect(rows() == [["Milk", "Bread", "Tea"], []])
        #expect(title(of: 0) == "To buy")
        #expect(title(of: 1) == "In the basket")
        #expect(screen.navigationItem.title == "3 to buy")
    }

    @Test("a tap moves a row into the basket, and out of it again")
    func taps() {
        screen.table.tapRow(at: IndexPath(row: 1, section: 0))
        #expect(rows() == [["Milk", "Tea"], ["Bread"]])
        #expect(cell(0, 1)?.accessoryType == .checkmark)
        #expect(screen.navigationItem.title == "2 to buy")
        screen.table.tapRow(at: IndexPath(row: 0, section: 1))
        #expect(rows() == [["Milk", "Tea", "Bread"], []])
    }

    @Test("a swipe deletes a row, a drag moves one")
    func edits() {
        screen.editItem.tap()
        #expect(screen.table.isEditing)
        screen.table.commit(.delete, at: IndexPath(row: 0, section: 0))
        #expect(rows() == [["Bread", "Tea"], []])
        screen.table.drag(rowAt: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 0))
        #expect(rows() == [["Tea", "Bread"], []])
    }

    @Test("what is written into the field is added")
    func adds() {
        screen.newField.type("Jam")
        screen.newField.tapReturn()
        #expect(rows() == [["Milk", "Bread", "Tea", "Jam"], []])
        #expect(screen.newField.text?.isEmpty == true)
    }
}
