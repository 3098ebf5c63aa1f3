// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// UIKit/UITextView.h.
@MainActor
open class UITextView: UIScrollView, UITextInput {
    public let textStorage = NSTextStorage(string: "")
    open var textColor: UIColor?
    open var isEditable = true

    open var text: String! {
        get { textStorage.string }
        set {
            textStorage.replaceCharacters(in: NSRange(location: 0, length: textStorage.length), with: newValue ?? "")
            selectedRange = NSRange(location: textStorage.length, length: 0)
        }
    }

    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
            selectedRange = NSRange(location: textStorage.length, length: 0)
        }
    }

    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            guard selectedRange != oldValue else { return }
            textTold("textViewDidChangeSelection:") { $0.textViewDidChangeSelection(self) }
        }
    }

    var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        _ = super.becomeFirstResponder()
        textTold("textViewDidBeginEditing:") { $0.textViewDidBeginEditing(self) }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
        super.resignFirstResponder()
        textTold("textViewDidEndEditing:") { $0.textViewDidEndEditing(self) }
        return true
    }

    open func insertText(_ text: String) {
        replace(NSRange(location: textStorage.length, length: 0), with: text)
    }

    /// The user's actions; changes by the program aren't reported to the delegate.
    func replace(_ range: NSRange, with text: String) {
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        textStorage.replaceCharacters(in: range, with: text)
        selectedRange = NSRange(location: textStorage.length, length: 0)
        textTold("textViewDidChange:") { $0.textViewDidChange(self) }
    }

    private func textTold(_ name: String, _ send: (any UITextViewDelegate) -> Void) {
        guard answers.contain(name), let textDelegate else { return }
        send(textDelegate)
    }
}
