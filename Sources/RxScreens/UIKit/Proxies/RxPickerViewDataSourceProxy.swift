#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import RxFoundation
public import UIKit

extension UIPickerView: HasDataSource {
    /// The protocol of the data source.
    public typealias DataSource = any UIPickerViewDataSource
}

/// The delegate proxy that acts as the data source of `UIPickerView`.
open class RxPickerViewDataSourceProxy: DelegateProxy<UIPickerView, any UIPickerViewDataSource>, DelegateProxyType,
    UIPickerViewDataSource
{
    /// The picker view whose data source this proxy is; held weakly.
    public private(set) weak var pickerView: UIPickerView?

    /// Makes the proxy of a view; `proxy(for:)` calls it.
    ///
    /// - Parameter pickerView: The view; held weakly.
    public init(pickerView: ParentObject) {
        self.pickerView = pickerView
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
    }

    /// Registers how the proxy is made.
    public static func registerKnownImplementations() {
        register { RxPickerViewDataSourceProxy(pickerView: $0) }
    }

    /// The number of columns, from the bound data source; 0 without one.
    open func numberOfComponents(in pickerView: UIPickerView) -> Int {
        // The view needs an answer, which a message that is only forwarded may not get. Without a data source there is
        // nothing to show.
        forwardToDelegate()?.numberOfComponents(in: pickerView) ?? 0
    }

    /// The number of rows in a column, from the bound data source; 0 without one.
    open func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        forwardToDelegate()?.pickerView(pickerView, numberOfRowsInComponent: component) ?? 0
    }
}
#endif
