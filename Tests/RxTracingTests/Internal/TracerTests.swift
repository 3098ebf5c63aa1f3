import Testing

@testable import RxTracing

/// The demand for watching, and its observers, without a subscription.
struct TracerTests {
    private struct Observer: TracingObserver {}

    private var demand = TracingDemand()
    private let first = TracingInstallation(Observer())
    private let second = TracingInstallation(Observer())

    @Test func `at first nothing is watched, and the engine doesn't ask`() {
        #expect(demand.reach == .nothing)
        #expect(demand.needsInstrument == false)
    }

    @Test mutating func `the switch has everything watched`() {
        demand.isOn = true
        #expect(demand.reach == .everything)
        #expect(demand.needsInstrument)
    }

    @Test mutating func `an observer has everything watched, until the last one is removed`() {
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

    @Test mutating func `a scope has its own subscriptions watched, and takes nothing from what has all watched`() {
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

    @Test mutating func `to note where sequences are made the engine asks, but no subscription is watched`() {
        demand.recordsAssembly = true
        #expect(demand.reach == .nothing)
        #expect(demand.needsInstrument)
    }
}
