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
    public func textDidBeginEditing(_ notification: Notification) {
        forward(self, "textDidBeginEditing:", [notification]) { (next: any NSTextDelegate) in
            next.textDidBeginEditing(notification)
        }
    }

    public func textDidEndEditing(_ notification: Notification) {
        forward(self, "textDidEndEditing:", [notification]) { (next: any NSTextDelegate) in
            next.textDidEndEditing(notification)
        }
    }

    public func textDidChange(_ notification: Notification) {
        forward(self, "textDidChange:", [notification]) { (next: any NSTextDelegate) in
            next.textDidChange(notification)
        }
    }
}

extension Messages {
    static let ofNSTextDelegate: Void = declare([
        "textDidBeginEditing:",
        "textDidEndEditing:",
        "textDidChange:",
    ])
}

/// AppKit/NSTextView.h.
@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
    func textViewDidChangeSelection(_ notification: Notification)
}

// The behaviour of a delegate without such a method.
extension NSTextViewDelegate {
    public func textViewDidChangeSelection(_ notification: Notification) {
        forward(self, "textViewDidChangeSelection:", [notification]) { (next: any NSTextViewDelegate) in
            next.textViewDidChangeSelection(notification)
        }
    }
}

extension Messages {
    static let ofNSTextViewDelegate: Void = declare([
        "textViewDidChangeSelection:"
    ])
}
