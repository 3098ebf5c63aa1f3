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

/// AppKit/NSTextField.h.
@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
