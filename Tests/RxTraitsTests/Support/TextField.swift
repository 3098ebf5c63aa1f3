import RxTraits
import TestSupport

/// A control as a user may write it on any platform: a text field with targets and actions.
@MainActor
final class TextField: ReactiveCompatible {
    final class Target {
        let action: @MainActor (TextField) -> Void

        init(_ action: @escaping @MainActor (TextField) -> Void) {
            self.action = action
        }
    }

    var text: String? = ""
    var placeholder = ""
    private var targets: [Target] = []

    func add(_ target: Target) {
        targets.append(target)
    }

    func remove(_ target: Target) {
        targets.removeAll { $0 === target }
    }

    var targetCount: Int { targets.count }

    /// The user's input.
    func type(_ text: String) {
        self.text = text
        for target in targets { target.action(self) }
    }

    private let ended = PublishSubject<Void>()
    nonisolated var end: Observable<Void> { ended }

    deinit {
        ended.onNext(())
    }
}

extension Reactive where Base == TextField {
    @MainActor
    var edited: ControlEvent<Void> {
        ControlEvent(events: changes.map { _ in })
    }

    @MainActor
    var text: ControlProperty<String?> {
        let field = base
        let values = Observable.deferred { [weak field] in
            // Control properties subscribe on the main thread.
            .just(MainActor.assumeIsolated { field?.text })
        }
        return ControlProperty(values: values.concat(changes), valueSink: Binder(field) { $0.text = $1 })
    }

    @MainActor
    private var changes: Observable<String?> {
        let field = base
        return Observable.create { [weak field] observer in
            return MainActor.assumeIsolated {
                let target = TextField.Target { observer.onNext($0.text) }
                field?.add(target)
                nonisolated(unsafe) let held = target
                return Disposables.create { [weak field] in
                    MainActor.assumeIsolated { field?.remove(held) }
                }
            }
        }
        .take(until: field.end)
    }
}
