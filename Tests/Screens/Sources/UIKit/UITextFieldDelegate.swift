// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITextField.h.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// The behaviour of a delegate without such a method.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        forwarded(self) { (next: any UITextFieldDelegate) in next.textFieldShouldBeginEditing(textField) } ?? true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        forward(self, "textFieldDidBeginEditing:", [textField]) { (next: any UITextFieldDelegate) in
            next.textFieldDidBeginEditing(textField)
        }
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        forwarded(self) { (next: any UITextFieldDelegate) in next.textFieldShouldEndEditing(textField) } ?? true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        forward(self, "textFieldDidEndEditing:", [textField]) { (next: any UITextFieldDelegate) in
            next.textFieldDidEndEditing(textField)
        }
    }

    public func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        forwarded(self) { (next: any UITextFieldDelegate) in
            next.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        } ?? true
    }

    public func textFieldDidChangeSelection(_ textField: UITextField) {
        forward(self, "textFieldDidChangeSelection:", [textField]) { (next: any UITextFieldDelegate) in
            next.textFieldDidChangeSelection(textField)
        }
    }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        forwarded(self) { (next: any UITextFieldDelegate) in next.textFieldShouldClear(textField) } ?? true
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        forwarded(self) { (next: any UITextFieldDelegate) in next.textFieldShouldReturn(textField) } ?? true
    }
}

extension Messages {
    static let ofUITextFieldDelegate: Void = declare([
        "textFieldDidBeginEditing:",
        "textFieldDidEndEditing:",
        "textFieldDidChangeSelection:",
    ])
}
