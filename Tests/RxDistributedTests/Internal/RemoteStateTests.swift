import Testing

@testable import RxDistributed

struct RemoteStateTests {
    private let ticket = HubTicket(key: 7, lease: 1)

    // Contract D1
    @Test func `elements are counted, and the end comes after the last of them`() throws {
        var state = RemoteState<Int>()
        #expect(state.takeEnd() == nil)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(try words(state.take(HubBatch(first: 0, elements: [1, 2], end: nil))) == "1 2")
        #expect(try words(state.take(HubBatch(first: 2, elements: [], end: nil))) == "")
        #expect(try words(state.take(HubBatch(first: 2, elements: [3], end: .overrun(limit: 1)))) == "3")
        #expect(state.ticket?.key == 7)
        #expect(state.takeEnd()?.error != nil)
        // The error comes once.
        #expect(state.takeEnd().map { $0.error == nil } == true)
        #expect(state.leave() == nil)
    }

    // Contract D1
    @Test func `elements that are missing or come again are an error`() throws {
        var state = RemoteState<Int>(received: 3)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(throws: DistributedHubError.self) { try state.take(HubBatch(first: 0, elements: [1], end: nil)) }
        #expect(state.leave()?.key == 7)
        #expect(state.leave() == nil)
    }

    // Contract D1
    @Test(arguments: [nil, HubEnd.completed, .overrun(limit: 1), .failed(type: "Int", description: "1")])
    func `an answer without elements tells that some are missing, too`(end: HubEnd?) throws {
        var state = RemoteState<Int>(received: 3)
        let isKept = state.subscribe(ticket)
        #expect(isKept)
        #expect(throws: DistributedHubError.self) { try state.take(HubBatch(first: 4, elements: [], end: end)) }
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
        #expect(try words(state.take(HubBatch(first: 0, elements: [], end: .expired))) == "end")
        #expect(state.ticket == nil)
    }

    private func words(_ step: RemoteState<Int>.Step) -> String {
        switch step {
        case .elements(let elements): elements.map(String.init).joined(separator: " ")
        case .end: "end"
        }
    }
}
