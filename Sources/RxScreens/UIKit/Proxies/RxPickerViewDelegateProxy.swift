#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxFoundation
public import UIKit

extension UIPickerView: HasDelegate {
    /// The protocol of the delegate.
    public typealias Delegate = any UIPickerViewDelegate
}

/// The delegate proxy that acts as the delegate of `UIPickerView`.
open class RxPickerViewDelegateProxy: DelegateProxy<UIPickerView, any UIPickerViewDelegate>, DelegateProxyType,
    UIPickerViewDelegate
{
    /// The picker view whose delegate this proxy is; held weakly.
    public private(set) weak var pickerView: UIPickerView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter pickerView: The view; held weakly.
    public init(pickerView: ParentObject) {
        self.pickerView = pickerView
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxPickerViewDelegateProxy(pickerView: $0) }
    }
}
#endif
