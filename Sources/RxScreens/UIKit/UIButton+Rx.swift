#if canImport(UIKit) && !os(watchOS)
internal import RxFoundation
public import RxTraits
public import UIKit

extension Reactive where Base: UIButton {
    #if !os(tvOS)
    /// Taps of the button.
    ///
    /// ```swift
    /// button.rx.tap
    ///     .subscribe(onNext: { [weak self] in self?.save() })
    ///     .disposed(by: bag)
    /// ```
    public var tap: ControlEvent<Void> {
        controlEvent(.touchUpInside)
    }
    #else
    /// Presses of the button with the remote's primary button.
    public var primaryAction: ControlEvent<Void> {
        controlEvent(.primaryActionTriggered)
    }
    #endif

    /// The title for states of the button.
    ///
    /// - Parameter controlState: The states.
    /// - Returns: A binder that sets it.
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
        Binder(base) { button, title in button.setTitle(title, for: controlState) }
    }

    /// The title, with attributes, for states of the button.
    ///
    /// - Parameter controlState: The states.
    /// - Returns: A binder that sets it.
    public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
        Binder(setting: base) { button, title in button.setAttributedTitle(title, for: controlState) }
    }

    /// The image for states of the button.
    ///
    /// - Parameter controlState: The states.
    /// - Returns: A binder that sets it.
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { button, image in button.setImage(image, for: controlState) }
    }

    /// The background image for states of the button.
    ///
    /// - Parameter controlState: The states.
    /// - Returns: A binder that sets it.
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { button, image in button.setBackgroundImage(image, for: controlState) }
    }
}
#endif
