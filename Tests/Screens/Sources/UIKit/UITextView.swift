// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation
public import ObjectiveC
internal import RxInterception

/// UIKit/UITextView.h.
open class UITextView: UIScrollView, UITextInput {
    public let textStorage = NSTextStorage(string: "")

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
            told("textViewDidChangeSelection:")
        }
    }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    open override func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return false }
        _ = super.becomeFirstResponder()
        told("textViewDidBeginEditing:")
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return false }
        super.resignFirstResponder()
        told("textViewDidEndEditing:")
        return true
    }

    /// The user's action; changes by the program aren't reported to the delegate.
    open func insertText(_ text: String) {
        let range = NSRange(location: textStorage.length, length: 0)
        guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
        textStorage.replaceCharacters(in: range, with: text)
        selectedRange = NSRange(location: textStorage.length, length: 0)
        told("textViewDidChange:")
    }
}

/// UIKit/NSTextStorage.h.
open class NSTextStorage: NSMutableAttributedString, AssociationHolder {
    public struct EditActions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    public nonisolated let associations = Associations()
    private var answers = Answers()

    open weak var delegate: (any NSTextStorageDelegate)? {
        didSet {
            nonisolated(unsafe) let storage = self
            MainActor.assumeIsolated {
                Messages.ofUIKit
                storage.answers = Answers(of: storage.delegate)
            }
        }
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        let old = length
        super.setAttributedString(attrString)
        edited(
            [.editedCharacters, .editedAttributes],
            range: NSRange(location: 0, length: old),
            changeInLength: attrString.length - old
        )
    }

    /// Calls the delegate at once: edits aren't collected.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        let range = NSRange(location: editedRange.location, length: editedRange.length + delta)
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            storage.answers.tell(
                storage.delegate,
                "textStorage:didProcessEditing:range:changeInLength:",
                [storage, editedMask.rawValue, NSValue(range: range), delta]
            )
        }
    }
}
