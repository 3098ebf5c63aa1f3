import Dispatch
import Foundation
import TestSupport
import Testing

/// The kit detects a broken operator of each kind.
@Suite(.timeLimit(.minutes(5)))
struct BrokenOperatorTests {
    private func rules(_ violations: [ContractViolation]) -> Set<ContractViolation.Rule> {
        Set(violations.map(\.rule))
    }

    @Test func `catches an event after the end`() {
        let violations = operatorContractViolations { Broken($0) { SendsAfterEnd($0) } }
        #expect(rules(violations) == [.grammar])
    }

    @Test func `catches an upstream that is forgotten`() {
        let violations = operatorContractViolations { Broken($0) { ForgetsUpstream($0) } }
        #expect(rules(violations).isSuperset(of: [.upstreamIsDisposedOfOnce, .promptStop, .nothingAfterDispose]))
    }

    @Test func `catches an upstream that is disposed of twice`() {
        let violations = operatorContractViolations { Broken($0) { DisposesTwice($0) } }
        #expect(rules(violations).contains(.upstreamIsDisposedOfOnce))
    }

    @Test func `catches a source that is disposed of too early`() {
        let violations = operatorContractViolations { Broken($0) { DisposesBeforeTheEnd($0) } }
        #expect(rules(violations) == [.endComesBeforeDisposal])
    }

    @Test func `catches a source that is disposed of too late`() {
        let violations = operatorContractViolations { Broken($0) { DisposesLate($0) } }
        #expect(violations.contains { $0.detail.hasPrefix("When `dispose()` had returned, the source") })
    }

    @Test func `catches a stage that is kept`() {
        let place = LockedValue<[IsKept.Kept]>([])
        let violations = operatorContractViolations { Broken($0) { IsKept($0, place) } }
        #expect(rules(violations) == [.everythingIsFreed])
    }

    @Test func `catches a closure that is kept`() {
        let place = LockedValue<[@Sendable () -> Void]>([])
        let violations = operatorContractViolations(
            calling: { source, closure in
                place.withLock { $0.append(closure) }
                return source
            },
            { $0 }
        )
        #expect(rules(violations) == [.everythingIsFreed])
    }

    @Test func `catches an event after disposal inside of onSubscribe`() {
        let violations = operatorContractViolations { Broken($0) { SendsAtOnce($0) } }
        #expect(rules(violations).contains(.nothingAfterDispose))
    }

    @Test func `catches a cycle`() {
        let violations = operatorContractViolations { Broken($0) { DisposesTwice($0) } }
        #expect(rules(violations).contains(.everythingIsFreed))
    }

    @Test func `catches a late upstream`() {
        let violations = operatorContractViolations { Broken($0) { SubscribesLate($0) } }
        #expect(rules(violations).isSuperset(of: [.upstreamComesFirst, .promptStop]))
    }

    @Test func `catches elements after disposal inside of onNext`() {
        let violations = operatorContractViolations { Broken($0) { Triples($0) } }
        #expect(rules(violations) == [.nothingAfterDispose])
    }

    @Test func `catches a timer that is not cancelled`() {
        let scheduler = TestScheduler()
        let violations = operatorContractViolations(scheduler: scheduler) {
            Broken($0) { NeverCancels($0, scheduler) }
        }
        #expect(rules(violations).contains(.nothingAfterDispose))
    }

    @Test func `catches an error that is swallowed`() {
        let violations = operatorContractViolations(
            throwing: { source, error in Broken(source) { SwallowsErrors($0) { _ in throw error } } },
            { Broken($0) { SwallowsErrors($0) { $0 } } }
        )
        #expect(rules(violations) == [.throwingClosure])
    }

    @Test func `catches an element that is kept`() {
        let place = LockedValue<ContractElement?>(nil)
        let violations = operatorContractViolations { Broken($0) { KeepsElements($0, place) } }
        #expect(rules(violations) == [.everythingIsFreed])
    }

    @Test func `catches events at the same time`() {
        let violations = operatorContractViolations { BrokenMerge([$0, $1], holdingItsLockWhen: .nowhere) }
        #expect(rules(violations).contains(.oneAtATime))
        #expect(!rules(violations).contains(.noLockIsHeld))
    }

    @Test(arguments: [
        (BrokenMerge.Place.sending, "the observer was busy with an element"),
        (.completing, "the observer was busy with the end"),
        (.disposing, "a source was busy with being disposed of"),
        (.freeing, "an element was busy with being freed"),
        (.calling, "a closure of the operator was busy"),
    ])
    func `catches a lock that is held`(place: BrokenMerge.Place, words: String) throws {
        let violations = operatorContractViolations(
            limit: .milliseconds(300),
            calling: { BrokenMerge([$0, $1], holdingItsLockWhen: place, closure: $2) },
            { BrokenMerge([$0, $1], holdingItsLockWhen: place) }
        )
        let detail = try #require(violations.first { $0.rule == .noLockIsHeld }).detail
        #expect(detail.hasPrefix("While \(words), another thread "))
    }

    @Test func `catches a lock that makes an error wait`() throws {
        let violations = operatorContractViolations(limit: .milliseconds(300)) {
            BrokenMerge([$0, $1], holdingItsLockWhen: .failing)
        }
        let detail = try #require(violations.first { $0.rule == .noLockIsHeld }).detail
        #expect(detail.hasPrefix("While the observer was busy with an element, another thread made a source fail"))
    }
}
