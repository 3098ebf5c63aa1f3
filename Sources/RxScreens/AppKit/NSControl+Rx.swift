#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
internal import RxFoundation
internal import RxObservable
public import RxTraits

extension Reactive where Base: NSControl {
    /// The control sends its action: a click, a value that was changed.
    ///
    /// All subscriptions to a control share its one target and action; the first one replaces those of the program.
    public var controlEvent: ControlEvent<Void> {
        ControlEvent(of: base) { control, observer in
            observeAction(of: control) { observer.onNext(()) }
        }
    }

    /// A property that the user of a control changes.
    ///
    /// - Parameters:
    ///   - getter: Reads the value.
    ///   - setter: Sets the value.
    /// - Returns: The value now and at each action of the control; completes when the control is freed.
    @_disfavoredOverload
    public func controlProperty<T>(
        getter: @escaping @MainActor (Base) -> T,
        setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        strictControlProperty(getter, setter)
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @preconcurrency
    package func strictControlProperty<T>(
        _ getter: @escaping @MainActor (Base) -> T,
        _ setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        ControlProperty(of: base, value: getter, set: setter) { control, changed in
            observeAction(of: control, changed)
        }
    }
}

extension NSControl: ActionSender {}
#endif
