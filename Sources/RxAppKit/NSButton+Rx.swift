#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import RxTraits

extension Reactive where Base: NSButton {
    /// Clicks of the button.
    public var tap: ControlEvent<Void> {
        controlEvent
    }

    /// The state of the button.
    public var state: ControlProperty<NSControl.StateValue> {
        controlProperty(getter: { $0.state }, setter: { $0.state = $1 })
    }
}
#endif
