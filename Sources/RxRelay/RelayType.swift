package import RxDisposables
public import RxObservable

/// A relay: what `bind(to:)` feeds.
public protocol RelayType<Element>: AnyObject, ObservableType, SendableMetatype {
    /// Takes an element, on any thread, and emits it.
    ///
    /// - Parameter event: The element.
    func accept(_ event: Element)
}

extension PublishRelay: RelayType {}

extension BehaviorRelay: RelayType {}

extension ReplayRelay: RelayType {}

extension Observable {
    /// Sends every element to relays: the common implementation of binding, driving and emitting to relays.
    ///
    /// A relay never ends: completion is ignored, and an error, which shouldn't occur, goes to
    /// ``/RxObservable/Hooks/defaultErrorHandler``.
    package final func feed<Relay: RelayType>(_ relays: [Relay]) -> any Disposable where Relay.Element == Element {
        // SAFETY: a relay guards itself. Elements are Sendable, as `bind(to:)` requires, or arrive on the main thread
        // from a driver or signal that drives a relay of the main actor's code; otherwise the client is in Swift 5
        // mode.
        nonisolated(unsafe) let relays = relays
        return subscribe(onNext: { element in
            for relay in relays { relay.accept(element) }
        })
    }

    /// Forwards every element to relays of optional elements.
    package final func feed<Relay: RelayType>(_ relays: [Relay]) -> any Disposable where Relay.Element == Element? {
        // SAFETY: see the form for elements.
        nonisolated(unsafe) let relays = relays
        return subscribe(onNext: { element in
            for relay in relays { relay.accept(element) }
        })
    }
}
