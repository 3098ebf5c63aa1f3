// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

// Each extension is the behaviour of a delegate without such a method; a property of a method's name lets the sources
// call it with a question mark, as an optional method.

/// AppKit/NSControl.h.
@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
    func controlTextDidChange(_ notification: Notification)
}

extension NSControlTextEditingDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any NSControlTextEditingDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func controlTextDidBeginEditing(_ notification: Notification) {
        told("controlTextDidBeginEditing:", [notification]) { $0.controlTextDidBeginEditing(notification) }
    }

    public func controlTextDidEndEditing(_ notification: Notification) {
        told("controlTextDidEndEditing:", [notification]) { $0.controlTextDidEndEditing(notification) }
    }

    public func controlTextDidChange(_ notification: Notification) {
        told("controlTextDidChange:", [notification]) { $0.controlTextDidChange(notification) }
    }
}

extension NSControlTextEditingDelegate {
    public var controlTextDidChange: ((Notification) -> Void)? { { self.controlTextDidChange($0) } }
}

/// AppKit/NSTextField.h.
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// AppKit/NSText.h.
@MainActor
public protocol NSTextDelegate: NSObjectProtocol {
    func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
    public var textDidChange: ((Notification) -> Void)? { { self.textDidChange($0) } }

    public func textDidChange(_ notification: Notification) {
        forward(self, "textDidChange:", [notification]) { (next: any NSTextDelegate) in
            next.textDidChange(notification)
        }
    }
}

/// AppKit/NSTextView.h.
@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {}
