import TestSupport
import Testing

@testable import RxSubjects

/// The caller that makes the subject of a connection, without a subject.
struct MulticastConnectionTests {
    private var state = MulticastState<Int>()
    private let log = Recorder<String>()

    // Contract L5
    @Test mutating func `the first subscriber makes the subject, and the others use it`() {
        let actions = [subscribe(), subscribe(), request("a")]
        #expect(actions == ["make", "wait", "wait"])
        let rounds = [answer(7), answer(7)]
        #expect(rounds == [true, false])
        #expect(log.elements == ["a: 7"])
        let later = [subscribe(), request("b")]
        #expect(later == ["use 7", "use 7"])
    }

    // Contract L5
    @Test mutating func `requests made while others are answered follow them, before the subject is visible`() {
        _ = request("a")
        _ = request("b")
        let first = answer(1)
        _ = request("c")
        let rest = [answer(1), answer(1)]
        #expect([first] + rest == [true, true, false])
        #expect(log.elements == ["b: 1", "c: 1"])
    }

    // Contract L5
    @Test mutating func `no subject is visible after the connection's disposal`() {
        let released = state.disconnect()
        #expect(released == nil)
        let actions = [subscribe(), request("a")]
        #expect(actions == ["nothing", "nothing"])
    }

    // Contract L5
    @Test mutating func `a subject made meanwhile answers its requests and isn't kept`() {
        _ = subscribe()
        _ = request("a")
        let released = state.disconnect()
        #expect(released == nil)
        let actions = [subscribe(), request("b")]
        #expect(actions == ["nothing", "wait"])
        let rounds = [answer(1), answer(1)]
        #expect(rounds == [true, false])
        #expect(log.elements == ["a: 1", "b: 1"])
        let later = subscribe()
        #expect(later == "nothing")
    }

    // Contract G5
    @Test mutating func `a visible subject is returned for release once`() {
        _ = subscribe()
        _ = answer(3)
        let released = [state.disconnect(), state.disconnect()]
        #expect(released == [3, nil])
    }

    private mutating func subscribe() -> String { name(of: state.subscribe()) }

    private mutating func request(_ name: String) -> String {
        let log = log
        return self.name(of: state.request { log.record("\(name): \($0)") })
    }

    /// Whether there were requests.
    private mutating func answer(_ subject: Int) -> Bool {
        guard let requests = state.removeRequests(orShow: subject) else { return false }
        for request in requests { request(subject) }
        return true
    }

    private func name(of action: MulticastState<Int>.Action) -> String {
        switch action {
        case .use(let subject): "use \(subject)"
        case .make: "make"
        case .wait: "wait"
        case .nothing: "nothing"
        }
    }
}
