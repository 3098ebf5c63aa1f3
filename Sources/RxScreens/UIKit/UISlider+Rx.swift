#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxTraits
public import UIKit

extension Reactive where Base: UISlider {
    /// The value of the slider.
    public var value: ControlProperty<Float> {
        controlPropertyWithDefaultEvents(getter: { $0.value }, setter: { $0.value = $1 })
    }
}
#endif
