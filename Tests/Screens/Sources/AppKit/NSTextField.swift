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
    private var isEditing = false

    open weak var delegate: (any NSTextFieldDelegate)? { didSet { answers = Answers(of: delegate) } }

    /// The user types: one message for each character.
    public func type(_ text: String) {
        if !isEditing {
            isEditing = true
            told("controlTextDidBeginEditing:", Self.textDidBeginEditingNotification) {
                $0.controlTextDidBeginEditing($1)
            }
        }
        for character in text {
            stringValue.append(character)
            told("controlTextDidChange:", Self.textDidChangeNotification) { $0.controlTextDidChange($1) }
        }
    }

    /// The user leaves the field, which sends the action, too.
    public func leave() {
        guard isEditing else { return }
        isEditing = false
        told("controlTextDidEndEditing:", Self.textDidEndEditingNotification) { $0.controlTextDidEndEditing($1) }
        sendAction(action, to: target)
    }

    private func told(
        _ name: String,
        _ notification: Notification.Name,
        _ send: (any NSTextFieldDelegate, Notification) -> Void
    ) {
        let notification = Notification(name: notification, object: self)
        if answers.contain(name), let delegate { send(delegate, notification) }
        NotificationCenter.default.post(notification)
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
            if answers.contain("textDidChange:") { delegate?.textDidChange(notification) }
            NotificationCenter.default.post(notification)
        }
    }
}
