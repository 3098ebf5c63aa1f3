// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import ObjectiveC
internal import RxInterception

/// AppKit/NSResponder.h.
@MainActor
open class NSResponder: NSObject, AssociationHolder {
    public nonisolated let associations = Associations()

    public override init() {
        super.init()
        Messages.ofAppKit
    }
}

extension Messages {
    /// Provides the data that Objective-C's metadata has; each object with a delegate asks for it.
    static let ofAppKit: Void = declare(
        "AppKit",
        implemented: [
            "RxTextFieldDelegateProxy": ["controlTextDidChange:"], "RxTextViewDelegateProxy": ["textDidChange:"],
        ]
    ) { name, receiver, arguments in
        switch (name, receiver, arguments[0]) {
        case ("controlTextDidChange:", let receiver as any NSControlTextEditingDelegate, let note as Notification):
            receiver.controlTextDidChange(note)
        case ("textDidChange:", let receiver as any NSTextDelegate, let note as Notification):
            receiver.textDidChange(note)
        default: return false
        }
        return true
    }
}

/// AppKit/NSView.h.
open class NSView: NSResponder {
    open var frame: NSRect
    open var alphaValue: CGFloat = 1

    public init(frame: NSRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }
}

/// AppKit/NSControl.h: one target, which isn't retained, with one action.
open class NSControl: NSView {
    /// AppKit/NSCell.h.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
        public static let mixed = StateValue(rawValue: -1)
    }

    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var stringValue = ""

    open var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = "\(newValue)" }
    }

    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        guard let action, let target = target as? any ActionPerforming else { return false }
        target.perform(action, from: self)
        return true
    }
}

/// AppKit/NSButton.h.
open class NSButton: NSControl {
    open var state = StateValue.off

    public override init(frame: NSRect) {
        super.init(frame: frame)
    }
}

/// AppKit/NSSlider.h.
open class NSSlider: NSControl {
    private var number = 0.0

    open override var doubleValue: Double {
        get { number }
        set { number = newValue }
    }
}

// The user's actions.

extension NSButton {
    public func click() {
        guard isEnabled else { return }
        state = state == .on ? .off : .on
        sendAction(action, to: target)
    }
}

extension NSSlider {
    public func drag(to value: Double) {
        doubleValue = value
        sendAction(action, to: target)
    }
}
