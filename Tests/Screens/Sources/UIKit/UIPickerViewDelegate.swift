// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIPickerView.h.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// The behaviour of a delegate without such a method.
extension UIPickerViewDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any UIPickerViewDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    private func asked<Result>(_ send: (any UIPickerViewDelegate) -> Result) -> Result? { forwarded(self, to: send) }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        asked { $0.pickerView(pickerView, titleForRow: row, forComponent: component) } ?? nil
    }

    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        asked { $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) } ?? nil
    }

    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        asked { $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) } ?? UIView()
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        told("pickerView:didSelectRow:inComponent:", [pickerView, row, component]) {
            $0.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}

/// UIKit/UIPickerView.h.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
