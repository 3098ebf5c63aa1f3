#if canImport(AppKit)
public import AppKit
internal import RxDisposables
internal import RxObjects
internal import RxObservable
public import RxTraits

extension Reactive where Base: NSControl {
    /// The control sends its action: a click, a value that was changed.
    ///
    /// All subscriptions to a control share its one target and action; the first one replaces those of the program.
    public var controlEvent: ControlEvent<Void> {
        ControlEvent(of: base) { control, observer in
            observingAction(of: control) { observer.onNext(()) }
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
    package func strictControlProperty<T>(
        _ getter: @escaping @MainActor (Base) -> T,
        _ setter: @escaping @MainActor (Base, T) -> Void
    ) -> ControlProperty<T> {
        ControlProperty(of: base, value: getter, set: setter) { control, changed in
            observingAction(of: control, changed)
        }
    }
}

/// The closures that are called for the action of a control, which has one target.
@MainActor
private final class ActionHub {
    private var handlers: [Int: @MainActor () -> Void] = [:]
    private var next = 0
    private(set) lazy var target = ActionTarget { [weak self] in self?.fire() }

    var isEmpty: Bool { handlers.isEmpty }

    func add(_ handler: @escaping @MainActor () -> Void) -> Int {
        next += 1
        handlers[next] = handler
        return next
    }

    func remove(_ key: Int) {
        handlers[key] = nil
    }

    private func fire() {
        // Handlers run in the order of subscription. Sorting makes a copy, since a handler may subscribe or dispose.
        for (_, handler) in handlers.sorted(by: { $0.key < $1.key }) { handler() }
    }
}

/// Calls a closure for the action of a control.
@MainActor
private func observingAction(
    of control: NSControl,
    _ handler: @escaping @MainActor () -> Void
) -> any Disposable {
    // A control has one target and one action, and may have several subscribers: they share one target, which is
    // attached to the control.
    let hub: ActionHub = attachment(of: control) { ActionHub() }
    let key = hub.add(handler)
    control.target = hub.target.object
    control.action = ActionTarget.action
    return Disposables.create(
        with: hoppingToMain { [weak control] in
            hub.remove(key)
            // The program may have set another target since; then that one stays (U3).
            guard hub.isEmpty, let control, control.target === hub.target.object else { return }
            control.target = nil
            control.action = nil
        }
    )
}
#endif
