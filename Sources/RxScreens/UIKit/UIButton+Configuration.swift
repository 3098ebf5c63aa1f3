#if canImport(UIKit) && !os(watchOS)
internal import RxDisposables
internal import RxFoundation
public import RxTraits
public import UIKit

@available(iOS 15, tvOS 15, visionOS 1, *)
extension Reactive where Base: UIButton {
    /// The configuration of the button: its title, image, colours and whether it shows an activity indicator.
    ///
    /// ```swift
    /// viewModel.isLoading
    ///     .drive(button.rx.configuration(\.showsActivityIndicator))
    ///     .disposed(by: bag)
    /// ```
    public var configuration: Binder<UIButton.Configuration?> {
        Binder(setting: base) { button, configuration in button.configuration = configuration }
    }

    /// A property of the button's configuration; nothing is set as long as the button has none.
    ///
    /// - Parameter property: The property.
    /// - Returns: A binder that sets it.
    @available(swift, introduced: 6.0)
    @MainActor
    public func configuration<Value>(
        _ property: WritableKeyPath<UIButton.Configuration, Value>
    ) -> Binder<Value> {
        binder(of: property)
    }

    /// A property of the button's configuration, in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func configuration<Value>(
        _ property: WritableKeyPath<UIButton.Configuration, Value>,
        _ mode: Void = ()
    ) -> Binder<Value> {
        binder(of: property)
    }

    private func binder<Value>(of property: WritableKeyPath<UIButton.Configuration, Value>) -> Binder<Value> {
        // SAFETY: a key path is immutable, and used only on the main thread. It was formed in code of the main actor;
        // in Swift 5 mode, the compiler doesn't promise that.
        let property = UncheckedSendable(property)
        return Binder(setting: base) { button, value in button.configuration?[keyPath: property.value] = value }
    }
}
#endif
