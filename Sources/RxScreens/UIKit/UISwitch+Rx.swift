#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UISwitch {
    /// Whether the switch is on.
    public var isOn: ControlProperty<Bool> {
        controlPropertyWithDefaultEvents(getter: { $0.isOn }, setter: { $0.isOn = $1 })
    }

    /// Whether the switch is on.
    public var value: ControlProperty<Bool> {
        isOn
    }
}
#endif
