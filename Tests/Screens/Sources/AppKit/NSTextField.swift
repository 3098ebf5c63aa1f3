// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation
internal import ObjectiveC
internal import RxInterception

/// What a delegate gets; nobody here observes it.
private func edit(of object: NSView) -> Notification { Notification(name: Notification.Name("edit"), object: object) }

/// AppKit/NSTextInputClient.h, reduced.
@MainActor
public protocol NSTextInputClient: AnyObject {}

/// AppKit/NSTextField.h.
open class NSTextField: NSControl {
    private var answers = Answers()

    open weak var delegate: (any NSTextFieldDelegate)? { didSet { answers = Answers(of: delegate) } }

    /// The user types: one message for each character.
    public func type(_ text: String) {
        for character in text {
            stringValue.append(character)
            answers.tell(delegate, "controlTextDidChange:", [edit(of: self)])
        }
    }

    /// The user leaves the field.
    public func leave() { answers.tell(delegate, "controlTextDidEndEditing:", [edit(of: self)]) }
}

/// AppKit/NSText.h.
open class NSText: NSView {
    open var string = ""
}

/// AppKit/NSTextView.h.
open class NSTextView: NSText, NSTextInputClient {
    private var answers = Answers()

    open weak var delegate: (any NSTextViewDelegate)? { didSet { answers = Answers(of: delegate) } }

    /// The user types: one message for each character.
    public func type(_ text: String) {
        for character in text {
            string.append(character)
            answers.tell(delegate, "textDidChange:", [edit(of: self)])
        }
    }
}
