import Testing

@testable import RxTracing

/// The demand for watching, and its observers, without a subscription.
struct TracerTests {
    private struct Observer: TracingObserver {}

    private var demand = TracingDemand()
    private let first = TracingInstallation(Observer())
    private let second = TracingInstallation(Observer())

    @Test func `at first no subscription is watched, and the engine needs no instrument`() {
        #expect(demand.reach == .nothing)
        #expect(demand.needsInstrument == false)
    }

    @Test mutating func `the switch watches every subscription`() {
        demand.isOn = true
        #expect(demand.reach == .everything)
        #expect(demand.needsInstrument)
    }

    @Test mutating func `an observer watches every subscription, until the last observer is removed`() {
        demand.install(first)
        demand.install(second)
        demand.remove(first)
        demand.remove(first)
        #expect(demand.observers.count == 1)
        #expect(demand.reach == .everything)
        demand.remove(second)
        #expect(demand.observers.isEmpty)
        #expect(demand.reach == .nothing)
    }

    @Test mutating func `a scope watches its own subscriptions, and doesn't limit other observers`() {
        demand.openScope()
        demand.openScope()
        demand.closeScope()
        #expect(demand.reach == .scopes)
        #expect(demand.needsInstrument)
        demand.install(first)
        #expect(demand.reach == .everything)
        demand.remove(first)
        demand.closeScope()
        #expect(demand.reach == .nothing)
    }

    @Test mutating func `recording assembly needs an instrument, but watches no subscription`() {
        demand.recordsAssembly = true
        #expect(demand.reach == .nothing)
        #expect(demand.needsInstrument)
    }
}
