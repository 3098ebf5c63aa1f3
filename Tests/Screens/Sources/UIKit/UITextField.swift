// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITextInput.h, reduced.
@MainActor
public protocol UITextInput: AnyObject {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

/// UIKit/UITextField.h.
@MainActor
open class UITextField: UIControl, UITextInput {
    var answers = Answers()

    open weak var delegate: (any UITextFieldDelegate)? { didSet { answers = Answers(of: delegate) } }
    open var placeholder: String?
    open var textColor: UIColor?
    open var isSecureTextEntry = false
    open var isEditing: Bool { isFirstResponder }

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
        guard isEnabled, !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        _ = super.becomeFirstResponder()
        if answers.contain("textFieldDidBeginEditing:") { delegate?.textFieldDidBeginEditing(self) }
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        super.resignFirstResponder()
        if answers.contain("textFieldDidEndEditing:") { delegate?.textFieldDidEndEditing(self) }
        sendActions(for: .editingDidEnd)
        return true
    }

    open var hasText: Bool { storage.length > 0 }

    open func insertText(_ text: String) {
        self.text = (self.text ?? "") + text
        changed()
    }

    open func deleteBackward() {
        guard hasText else { return }
        text?.removeLast()
        changed()
    }

    private func changed() {
        if answers.contain("textFieldDidChangeSelection:") { delegate?.textFieldDidChangeSelection(self) }
        sendActions(for: .editingChanged)
    }
}
