// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

/// AppKit/NSText.h.
@MainActor
public protocol NSTextDelegate: NSObjectProtocol {
    func textDidBeginEditing(_ notification: Notification)
    func textDidEndEditing(_ notification: Notification)
    func textDidChange(_ notification: Notification)
}

// The behaviour of a delegate without such a method.
extension NSTextDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any NSTextDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func textDidBeginEditing(_ notification: Notification) {
        told("textDidBeginEditing:", [notification]) { $0.textDidBeginEditing(notification) }
    }

    public func textDidEndEditing(_ notification: Notification) {
        told("textDidEndEditing:", [notification]) { $0.textDidEndEditing(notification) }
    }

    public func textDidChange(_ notification: Notification) {
        told("textDidChange:", [notification]) { $0.textDidChange(notification) }
    }
}

/// AppKit/NSTextView.h.
@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
    func textViewDidChangeSelection(_ notification: Notification)
}

// The behaviour of a delegate without such a method.
extension NSTextViewDelegate {
    private func told(_ name: String, _ arguments: [Any], _ send: (any NSTextViewDelegate) -> Void) {
        forward(self, name, arguments, to: send)
    }

    public func textViewDidChangeSelection(_ notification: Notification) {
        told("textViewDidChangeSelection:", [notification]) { $0.textViewDidChangeSelection(notification) }
    }
}
