#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UIStepper {
    /// The value of the stepper.
    public var value: ControlProperty<Double> {
        controlPropertyWithDefaultEvents(getter: { $0.value }, setter: { $0.value = $1 })
    }
}
#endif
