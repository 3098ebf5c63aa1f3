package import RxDisposables
package import RxObservable

/// What the three relays have in common, for binding.
package protocol RelayType<Element>: ObservableType, SendableMetatype {
    /// Takes an element.
    func accept(_ event: Element)
}

extension PublishRelay: RelayType {}

extension BehaviorRelay: RelayType {}

extension ReplayRelay: RelayType {}

extension Observable {
    /// Sends every element to relays: what binding, driving and emitting to relays come down to.
    ///
    /// A relay never ends: completion is ignored, and an error, which isn't meant to come, goes to
    /// ``/RxObservable/Hooks/defaultErrorHandler``.
    package final func feed<Relay: RelayType>(_ relays: [Relay]) -> any Disposable where Relay.Element == Element {
        // SAFETY: a relay guards itself. Elements are Sendable, as `bind(to:)` asks, or come on the main thread from a
        // driver or signal that code of the main actor drives its own relay with; else the client is in Swift 5 mode.
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
