internal import Observation
internal import RxDisposables
internal import RxObservable
public import RxRelay
internal import RxSchedulers

/// A relay's value as a pair of closures of the main actor: what a `Binding` of SwiftUI is made of.
///
/// ```swift
/// let name = BehaviorRelay(value: "")
/// let field = name.binding
/// field.set("Ada")
/// print(field.get(), name.value)  // Prints "Ada Ada".
/// ```
///
/// Reading is observed: a view's `body`, or `Observations`, that reads it is notified of each value that the relay
/// accepts, from any thread. The closures keep the relay alive, and the relay doesn't keep them.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
public struct RelayBinding<Value: Sendable>: Sendable {
    /// Reads the relay's value.
    public let get: @MainActor @Sendable () -> Value

    /// Makes the relay accept a value.
    public let set: @MainActor @Sendable (Value) -> Void
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension BehaviorRelay where Element: Sendable {
    /// The value, to be read, set and observed on the main actor.
    @MainActor public var binding: RelayBinding<Element> {
        let observed = ObservedRelay(self)
        return RelayBinding(get: { observed.value }, set: { observed.value = $0 })
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
private final class ObservedRelay<Value: Sendable>: Observation.Observable {
    private let relay: BehaviorRelay<Value>
    private let registrar = ObservationRegistrar()
    private var subscription: (any Disposable)?

    init(_ relay: BehaviorRelay<Value>) {
        self.relay = relay
        // The current value is skipped, since each view has read it. Sending it would redraw the view, which makes a
        // new binding, which would send it again, without end.
        subscription = relay.skip(1).observe(on: MainScheduler())
            .subscribe(onNext: { [weak self] _ in self?.tell() })
    }

    deinit {
        subscription?.dispose()
    }

    var value: Value {
        get {
            registrar.access(self, keyPath: \.value)
            return relay.value
        }
        set { relay.accept(newValue) }
    }

    private func tell() {
        registrar.withMutation(of: self, keyPath: \.value) {}
    }
}
