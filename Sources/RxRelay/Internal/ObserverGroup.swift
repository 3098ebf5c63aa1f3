package import RxObservable

/// Several observers as one: the common part of binding, driving and emitting to observers.
package struct ObserverGroup<Observer: ObserverType>: ObserverType {
    private let observers: [Observer]

    package init(_ observers: [Observer]) {
        self.observers = observers
    }

    package func on(_ event: Event<Observer.Element>) {
        for observer in observers { observer.on(event) }
    }
}

package struct OptionalObserverGroup<Observer: ObserverType, Element>: ObserverType
where Observer.Element == Element? {
    private let observers: [Observer]

    package init(_ observers: [Observer]) {
        self.observers = observers
    }

    package func on(_ event: Event<Element>) {
        // The event is converted once for all observers.
        let event = event.map { Optional($0) }
        for observer in observers { observer.on(event) }
    }
}

extension ObserverGroup: Sendable where Observer: Sendable {}

extension OptionalObserverGroup: Sendable where Observer: Sendable {}
