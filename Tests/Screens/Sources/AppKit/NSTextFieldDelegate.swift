// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

/// AppKit/NSControl.h.
@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
    func controlTextDidChange(_ notification: Notification)
}

// The behaviour of a delegate without such a method.
extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ notification: Notification) {
        forward(self, "controlTextDidBeginEditing:", [notification]) { (next: any NSControlTextEditingDelegate) in
            next.controlTextDidBeginEditing(notification)
        }
    }

    public func controlTextDidEndEditing(_ notification: Notification) {
        forward(self, "controlTextDidEndEditing:", [notification]) { (next: any NSControlTextEditingDelegate) in
            next.controlTextDidEndEditing(notification)
        }
    }

    public func controlTextDidChange(_ notification: Notification) {
        forward(self, "controlTextDidChange:", [notification]) { (next: any NSControlTextEditingDelegate) in
            next.controlTextDidChange(notification)
        }
    }
}

extension Messages {
    static let ofNSControlTextEditingDelegate: Void = declare([
        "controlTextDidBeginEditing:",
        "controlTextDidEndEditing:",
        "controlTextDidChange:",
    ])
}

/// AppKit/NSTextField.h.
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
