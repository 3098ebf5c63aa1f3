#if canImport(UIKit) && !os(watchOS)
internal import RxDisposables
internal import RxFoundation
internal import RxObservable
public import RxTraits
public import UIKit

extension Reactive where Base: UIControl {
    /// The events of a control.
    ///
    /// ```swift
    /// button.rx.controlEvent(.touchDown)
    ///     .subscribe(onNext: { [weak self] in self?.highlight() })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameter controlEvents: Which events.
    /// - Returns: An element for each of them; completes when the control is freed.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
        ControlEvent(of: base) { control, observer in
            observing(control, controlEvents) { observer.onNext(()) }
        }
    }

    /// A property that the user of a control changes.
    ///
    /// ```swift
    /// extension Reactive where Base: RatingControl {
    ///     var rating: ControlProperty<Int> {
    ///         controlProperty(editingEvents: .valueChanged, getter: { $0.rating }, setter: { $0.rating = $1 })
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - editingEvents: The events that report a change.
    ///   - getter: Reads the value.
    ///   - setter: Sets the value.
    /// - Returns: The value now and at each of the events; completes when the control is freed.
    @_disfavoredOverload
    public func controlProperty<T>(
        editingEvents: UIControl.Event,
        getter: @escaping @MainActor (Base) -> T,
        setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        strictControlProperty(editingEvents, getter, setter)
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @preconcurrency
    package func strictControlProperty<T>(
        _ editingEvents: UIControl.Event,
        _ getter: @escaping @MainActor (Base) -> T,
        _ setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        ControlProperty(of: base, value: getter, set: setter) { control, changed in
            observing(control, editingEvents, changed)
        }
    }

    /// A property that changes with the default events of most controls: edits of texts, and value changes.
    package func controlPropertyWithDefaultEvents<T>(
        getter: @escaping @MainActor (Base) -> T,
        setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: getter, setter: setter)
    }
}

/// Calls a closure for each of the events of a control.
@MainActor
private func observing(
    _ control: UIControl,
    _ events: UIControl.Event,
    _ handler: @escaping @MainActor () -> Void
) -> any Disposable {
    let target = ActionTarget { handler() }
    control.addTarget(target.object, action: ActionTarget.action, for: events)
    return Disposables.create(
        with: hoppingToMain { [weak control] in
            // This closure keeps the target alive, since a control doesn't hold its targets.
            control?.removeTarget(target.object, action: ActionTarget.action, for: events)
        }
    )
}
#endif
