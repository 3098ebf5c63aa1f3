// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UIPickerView.h.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

// The behaviour of a delegate without such a method.
extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        forwarded(self) { (next: any UIPickerViewDelegate) in next.pickerView(pickerView, widthForComponent: component)
        } ?? 100
    }

    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        forwarded(self) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, rowHeightForComponent: component)
        } ?? 32
    }

    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        forwarded(self) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, titleForRow: row, forComponent: component)
        } ?? nil
    }

    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        forwarded(self) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
        } ?? nil
    }

    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        forwarded(self) { (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
        } ?? UIView()
    }

    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        forward(self, "pickerView:didSelectRow:inComponent:", [pickerView, row, component]) {
            (next: any UIPickerViewDelegate) in
            next.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
}

extension Messages {
    static let ofUIPickerViewDelegate: Void = declare([
        "pickerView:didSelectRow:inComponent:"
    ])
}

/// UIKit/UIPickerView.h.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
