// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import ObjectiveC
internal import RxInterception

/// AppKit/NSTextInputClient.h, reduced.
@MainActor
public protocol NSTextInputClient: AnyObject {}

/// AppKit/NSTextField.h.
@MainActor
open class NSTextField: NSControl {
    private var answers = Answers()

    open weak var delegate: (any NSTextFieldDelegate)? { didSet { answers = Answers(of: delegate) } }

    /// The user types: one message for each character.
    public func type(_ text: String) {
        for character in text {
            stringValue.append(character)
            let notification = Notification(name: Self.textDidChangeNotification, object: self)
            answers.tell(delegate, "controlTextDidChange:", [notification])
            NotificationCenter.default.post(notification)
        }
    }

    /// The user leaves the field.
    public func leave() {
        let notification = Notification(name: Self.textDidEndEditingNotification, object: self)
        answers.tell(delegate, "controlTextDidEndEditing:", [notification])
    }
}

/// AppKit/NSText.h.
@MainActor
open class NSText: NSView {
    public nonisolated static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")

    open var string = ""
}

/// AppKit/NSTextView.h.
@MainActor
open class NSTextView: NSText, NSTextInputClient {
    private var answers = Answers()

    open weak var delegate: (any NSTextViewDelegate)? { didSet { answers = Answers(of: delegate) } }

    /// The user types: one message for each character.
    public func type(_ text: String) {
        for character in text {
            string.append(character)
            let notification = Notification(name: Self.didChangeNotification, object: self)
            answers.tell(delegate, "textDidChange:", [notification])
            NotificationCenter.default.post(notification)
        }
    }
}
