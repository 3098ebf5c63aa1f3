// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import RxInterception

// Each extension is the behaviour of a delegate without such a method; a property of a method's name lets the sources
// call it with a question mark, as an optional method. No class here has the others.

/// AppKit/NSControl.h.
@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidChange(_ notification: Notification)
}

extension NSControlTextEditingDelegate {
    public var controlTextDidChange: ((Notification) -> Void)? { { self.controlTextDidChange($0) } }

    public func controlTextDidChange(_ notification: Notification) {
        forward(self, "controlTextDidChange:", [notification])
    }
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
        forward(self, "textDidChange:", [notification])
    }
}

/// AppKit/NSTextView.h.
@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {}
