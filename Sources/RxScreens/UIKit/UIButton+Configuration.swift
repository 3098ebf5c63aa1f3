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
    @preconcurrency
    @MainActor  // What a key path leads to may be another actor's in other code.
    public func configuration<Value: Sendable>(
        _ property: WritableKeyPath<UIButton.Configuration, Value>
    ) -> Binder<Value> {
        // SAFETY: a key path is immutable, made in code of the main actor, and used only on the main thread.
        let property = UncheckedSendable(property)
        return Binder(setting: base) { button, value in button.configuration?[keyPath: property.value] = value }
    }
}
#endif
