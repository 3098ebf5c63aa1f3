import Testing

@testable import RxSubjects

/// The connections that the subscribers of `share` and `refCount` join, without a source.
struct RefCountedTests {
    private final class Connection: Sendable {}

    private var state = RefCountState<Connection>()
    private let first = Connection()
    private let second = Connection()

    // Contract L5
    @Test mutating func `the first subscriber begins a connection, and the others join it`() {
        let joined = [state.join(where: { _ in true }), state.begin(first), state.join(where: { _ in true })]
        #expect(joined.map { $0 === first } == [false, false, true])
    }

    // Contract L5
    @Test mutating func `the last subscriber that leaves takes the connection with it`() {
        _ = state.begin(first)
        _ = state.join { _ in true }
        let departures = [state.leave(first), state.leave(first), state.leave(first)]
        #expect(departures == [.others, .last, .former])
        let joined = state.join { _ in true }
        #expect(joined == nil)
    }

    // Contract L5
    @Test mutating func `a connection that accepts no subscribers is replaced, and returned for release`() {
        _ = state.begin(first)
        let joined = state.join { _ in false }
        #expect(joined == nil)
        let former = state.begin(second)
        #expect(former === first)
        // A subscriber of the former connection doesn't count for the new one.
        let departures = [state.leave(first), state.leave(second)]
        #expect(departures == [.former, .last])
    }

    // Contract L5
    @Test mutating func `a connection ends once, and only while it is the current one`() {
        _ = state.begin(first)
        let ends = [state.end(second), state.end(first), state.end(first)]
        #expect(ends == [false, true, false])
        let departure = state.leave(first)
        #expect(departure == .former)
    }
}
