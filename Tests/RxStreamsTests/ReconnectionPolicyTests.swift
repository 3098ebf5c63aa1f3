import RxSchedulers
import Testing

@testable import RxStreams

struct ReconnectionPolicyTests {
    // Contract N4
    @Test func `any numbers make a policy, and no wait is shorter than half a second`() {
        func wait(_ policy: ReconnectionPolicy, _ repetition: UInt = 1) -> Int64 {
            policy.delay(retry: nil, repetition: repetition).saturatedNanoseconds
        }
        #expect(wait(ReconnectionPolicy(delay: .seconds(-1), maximumDelay: .seconds(-1), jitter: -1)) == 500_000_000)
        #expect(wait(ReconnectionPolicy(delay: .never, maximumDelay: .never, jitter: 9) { _ in true }, .max) == .max)
        #expect(wait(ReconnectionPolicy(jitter: .nan), .max) == 60_000_000_000)
        #expect(wait(ReconnectionPolicy(jitter: 0), 0) == 3_000_000_000)
        for repetition in 1...99 as ClosedRange<UInt> {
            let first = min(3_000_000_000 << min(repetition - 1, 9), 60_000_000_000) as Int64
            #expect(first...first / 2 * 3 ~= wait(.standard, repetition))
        }
    }

    // Contract N3
    @Test func `errors of the network, of a busy server and of one that is down are transient`() {
        struct Broken: Error {}
        let refusals: [ServerSentEvent.Refusal] = [
            .status(408), .status(425), .status(429), .status(500), .status(503),
        ]
        #expect((refusals + [Broken()]).allSatisfy(ReconnectionPolicy.isTransient))
        let others: [any Error] = [
            ServerSentEvent.Refusal.status(301), ServerSentEvent.Refusal.status(404), ServerSentEvent.Refusal.noContent,
            ServerSentEvent.Refusal.contentType(nil), ByteStreamError.eventTooLong(maximumLength: 1),
            CancellationError(),
        ]
        #expect(!others.contains(where: ReconnectionPolicy.isTransient))
    }
}
