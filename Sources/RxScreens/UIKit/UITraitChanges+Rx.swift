#if canImport(UIKit) && !os(watchOS)
internal import RxDisposables
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

@available(iOS 17, tvOS 17, visionOS 1, *)
extension Reactive where Base: UITraitChangeObservable & UITraitEnvironment & AnyObject & Sendable {
    /// Traits of a view or view controller have changed, as dark mode, the size of texts, or the size class.
    ///
    /// ```swift
    /// view.rx.traitChanges([UITraitUserInterfaceStyle.self])
    ///     .subscribe(onNext: { [weak self] _ in self?.redraw() })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameter traits: Which traits.
    /// - Returns: The previous traits, for each change.
    public func traitChanges(_ traits: [any UITraitDefinition.Type]) -> ControlEvent<UITraitCollection> {
        // SAFETY: types are immutable; their conforming values are used only on the main thread.
        let traits = UncheckedSendable(traits)
        return ControlEvent(of: base) { object, observer in
            let registration = object.registerForTraitChanges(traits.value) { (_: Base, previous: UITraitCollection) in
                observer.onNext(previous)
            }
            // SAFETY: the registration is used only on the main thread.
            let held = UncheckedSendable(registration)
            return Disposables.create(
                with: hoppingToMain { [weak object] in object?.unregisterForTraitChanges(held.value) }
            )
        }
    }
}
#endif
