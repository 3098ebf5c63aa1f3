#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import RxTraits

extension Reactive where Base: NSSlider {
    /// The value of the slider.
    public var value: ControlProperty<Double> {
        controlProperty(getter: { $0.doubleValue }, setter: { $0.doubleValue = $1 })
    }
}
#endif
