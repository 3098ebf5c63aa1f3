// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIPickerView.h.
open class UIPickerView: UIView {
    var answers = Answers()
    private var selected: [Int] = []
    private var rows: [Int] = []

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            answers = Answers(of: delegate)
            reloadAllComponents()
        }
    }

    open var numberOfComponents: Int { rows.count }

    open func numberOfRows(inComponent component: Int) -> Int { rows[component] }

    open func selectedRow(inComponent component: Int) -> Int {
        selected.indices.contains(component) ? selected[component] : -1
    }

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard rows.indices.contains(component), 0..<rows[component] ~= row else { return }
        selected[component] = row
    }

    open func reloadAllComponents() {
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        rows = (0..<count).map { dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0 }
        selected = rows.indices.map { component in
            let row = selected.indices.contains(component) ? selected[component] : 0
            return max(0, min(row, rows[component] - 1))
        }
    }

    /// The title of a row, from the delegate.
    public func shownTitle(forRow row: Int, inComponent component: Int = 0) -> String? {
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }

    /// The view of a row, from the delegate.
    public func shownView(forRow row: Int, inComponent component: Int = 0) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
}
