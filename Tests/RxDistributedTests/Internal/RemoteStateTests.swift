import Dispatch
import Testing

@testable import RxDistributed

struct RemoteStateTests {
    private let ticket = HubTicket(key: 7, lease: 1)

    // Contract D1
    @Test func `elements are counted, and the end comes after the last of them`() throws {
        var state = RemoteState<Int>()
        #expect(state.removeEnd() == nil)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(try words(state.receive(HubBatch(first: 0, elements: [1, 2], end: nil))) == "1 2")
        #expect(try words(state.receive(HubBatch(first: 2, elements: [], end: nil))) == "")
        #expect(try words(state.receive(HubBatch(first: 2, elements: [3], end: .overrun(limit: 1)))) == "3")
        #expect(state.ticket?.key == 7)
        #expect(state.removeEnd()?.error != nil)
        // The error comes once.
        #expect(state.removeEnd().map { $0.error == nil } == true)
        #expect(state.leave() == nil)
    }

    // Contract D1
    @Test func `elements that are missing or come again are an error`() throws {
        var state = RemoteState<Int>(received: 3)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(throws: DistributedHubError.self) { try state.receive(HubBatch(first: 0, elements: [1], end: nil)) }
        #expect(state.leave()?.key == 7)
        #expect(state.leave() == nil)
    }

    // Contract D1
    @Test(arguments: [nil, HubEnd.completed, .overrun(limit: 1), .failed(type: "Int", description: "1")])
    func `an answer without elements tells that some are missing, too`(end: HubEnd?) throws {
        var state = RemoteState<Int>(received: 3)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(throws: DistributedHubError.self) { try state.receive(HubBatch(first: 4, elements: [], end: end)) }
        #expect(state.leave()?.key == 7)
    }

    // Contract D3
    @Test func `a ticket that comes when the hub has been left isn't kept`() {
        var state = RemoteState<Int>()
        #expect(state.leave() == nil)
        let isKept = state.subscribe(ticket)
        #expect(!isKept)
        #expect(state.ticket == nil)
    }

    // Contract D5
    @Test func `the expiry has no count`() throws {
        var state = RemoteState<Int>(received: 3)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(try words(state.receive(HubBatch(first: 0, elements: [], end: .expired))) == "end")
        #expect(state.ticket == nil)
    }

    // Contract D5
    @Test(arguments: [(0, 30.0, 0.1), (0.04, 30, 0.06), (2, 30, 0), (0, 0.2, 0.05), (0.06, 0.2, 0), (0, 0, 0)])
    func `a hub that gives nothing, at once, is asked ten times a second at most`(
        time: Double,
        lease: Double,
        pause: Double
    ) {
        func nanoseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1e9).rounded()) }
        func rest(after elements: [Int]) -> Int64 {
            RemoteState.pause(after: elements, within: nanoseconds(time), lease: nanoseconds(lease))
        }
        #expect(rest(after: []) == nanoseconds(pause))
        #expect(rest(after: [1]) == 0)
    }

    @Test func `an error says its time in seconds`() {
        let error = DistributedHubError.unanswered(for: .nanoseconds(1_500_000_000))
        #expect(error.debugDescription == "The hub hasn't answered for 1.5 seconds.")
    }

    private func words(_ step: RemoteState<Int>.Step) -> String {
        switch step {
        case .elements(let elements): elements.map(String.init).joined(separator: " ")
        case .end: "end"
        }
    }
}
