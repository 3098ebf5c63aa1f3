import RxDisposables
import Testing

@testable import RxCombineBridge

/// The decisions of `DemandSubscription`, without a publisher.
struct DemandStateTests {
    @Test func `what isn't demanded waits`() {
        let demand = Demand(.keepsOldest(.max))
        for number in 1...3 { #expect(demand.take(number) == "kept") }
        #expect(demand.send() == [])
        demand.request(2)
        #expect(demand.send() == ["1", "2"])
        demand.request(nil)
        #expect(demand.send() == ["3"])
        #expect(demand.take(4) == "kept")
        #expect(demand.send() == ["4"])
    }

    @Test func `one thread sends at a time`() {
        let demand = Demand(.keepsOldest(.max))
        demand.request(nil)
        #expect(demand.begin())
        #expect(!demand.begin())
        #expect(demand.next() == nil)
        #expect(demand.begin())
    }

    @Test(arguments: [
        (Surplus.keepsOldest(1), ["kept", "kept", "kept"], ["1", "2"]),
        (Surplus.keepsNewest(1), ["kept", "kept", "drops 1"], ["2", "3"]),
        (Surplus.keepsNewest(0), ["kept", "kept", "kept"], ["1"]),
        (Surplus.fails(limit: 1), ["kept", "kept", "full 1"], ["1", "2"]),
    ])
    func `what has no room is dropped, or is an error`(_ surplus: Surplus, _ arrivals: [String], _ sent: [String]) {
        let demand = Demand(surplus)
        demand.request(1)
        #expect((1...3).map(demand.take) == arrivals)
        demand.request(nil)
        #expect(demand.send() == sent)
    }

    @Test func `the end comes behind what waits, once, and nothing after it`() {
        let demand = Demand(.keepsOldest(.max))
        _ = demand.take(1)
        demand.end(.failed(Broken()))
        demand.end(.finished)
        #expect(demand.take(2) == "late")
        #expect(demand.send() == [])
        demand.request(1)
        #expect(demand.send() == ["1", "failed"])
        #expect(!demand.begin())
    }

    @Test func `an end without elements needs no demand`() {
        let demand = Demand(.keepsOldest(.max))
        demand.end(.finished)
        #expect(demand.send() == ["finished"])
    }

    @Test func `what waits when it is cancelled isn't sent`() {
        let demand = Demand(.keepsOldest(.max))
        _ = demand.take(1)
        #expect(demand.begin())
        #expect(demand.cancel() == 1)
        demand.request(nil)
        #expect(demand.take(2) == "late")
        #expect(demand.next() == nil)
        #expect(!demand.begin())
    }

    @Test func `demand beyond what can be counted is endless`() {
        let demand = Demand(.keepsOldest(0))
        demand.request(.max)
        demand.request(1)
        for number in 1...2 { #expect(demand.take(number) == "kept") }
        #expect(demand.send() == ["1", "2"])
    }
}

private struct Broken: Error {}

/// A state whose steps are described in words, since `#expect` can't use noncopyable values.
private final class Demand {
    private typealias State = DemandState<Int, any Error>

    private var state: DemandState<Int, any Error>

    init(_ surplus: Surplus) {
        state = State(surplus)
    }

    func request(_ more: Int?) {
        state.request(more)
    }

    func take(_ element: Int) -> String {
        switch state.take(element) {
        case .late: "late"
        case .kept(nil): "kept"
        case .kept(let dropped?): "drops \(dropped)"
        case .full(let limit): "full \(limit)"
        }
    }

    func end(_ ending: DemandState<Int, any Error>.Ending) {
        state.end(ending)
    }

    func begin() -> Bool {
        state.begin()
    }

    func next() -> String? {
        switch state.next() {
        case nil: nil
        case .send(let element): "\(element)"
        case .end(.finished): "finished"
        case .end(.failed): "failed"
        }
    }

    /// All events that are to be sent now.
    func send() -> [String] {
        guard begin() else { return [] }
        var steps: [String] = []
        while let step = next() { steps.append(step) }
        return steps
    }

    /// The number of waiting elements.
    func cancel() -> Int {
        let dropped = state.cancel()
        return dropped.count
    }
}
