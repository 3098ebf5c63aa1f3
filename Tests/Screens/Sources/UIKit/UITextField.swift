// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITextInput.h, reduced.
@MainActor
public protocol UITextInput: AnyObject {
    func insertText(_ text: String)
}

/// UIKit/UITextField.h.
@MainActor
open class UITextField: UIControl, UITextInput {
    open var placeholder: String?
    open var textColor: UIColor?
    open var isSecureTextEntry = false

    // As in UIKit, `nil` is read as an empty text.
    private var storage = NSAttributedString(string: "")

    open var text: String? {
        get { storage.string }
        set { storage = NSAttributedString(string: newValue ?? "") }
    }

    open var attributedText: NSAttributedString? {
        get { storage }
        set { storage = newValue ?? NSAttributedString(string: "") }
    }

    open override func becomeFirstResponder() -> Bool {
        guard isEnabled, !isFirstResponder else { return false }
        _ = super.becomeFirstResponder()
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return false }
        super.resignFirstResponder()
        sendActions(for: .editingDidEnd)
        return true
    }

    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        sendActions(for: .editingChanged)
    }
}
