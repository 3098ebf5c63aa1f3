import Dispatch
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SourceContractTests {
    private func rules(_ mistake: BrokenSource.Mistake, limit: Duration = .seconds(10)) -> Set<ContractViolation.Rule> {
        Set(sourceContractViolations(limit: limit) { BrokenSource(mistake) }.map(\.rule))
    }

    @Test func `good sources pass`() {
        #expect(sourceContractViolations { BrokenSource(.none) } == [])
        #expect(sourceContractViolations { Observable.of(1, 2) } == [])
        #expect(sourceContractViolations { Observable<Int>.never() } == [])
        #expect(sourceContractViolations { Observable.repeatElement(1) } == [])
        #expect(sourceContractViolations { Observable<Int>.error(ContractError()) } == [])
    }

    @Test(arguments: [
        (BrokenSource.Mistake.sendsAfterTheEnd, ContractViolation.Rule.grammar),
        (.ignoresDisposal, .nothingAfterDispose),
        (.keepsItsObserver, .everythingIsFreed),
        (.sendsBeforeOnSubscribe, .upstreamComesFirst),
    ])
    func `catches a mistake`(mistake: BrokenSource.Mistake, rule: ContractViolation.Rule) {
        #expect(rules(mistake).contains(rule))
    }

    @Test func `catches a loop that never stops`() {
        let isOver = LockedValue(false)
        defer { isOver.value = true }
        let violations = sourceContractViolations(limit: .milliseconds(100)) {
            Observable<Int>.create { observer in
                while !isOver.value { observer.onNext(1) }
                return Disposables.create()
            }
        }
        #expect(violations.map(\.rule) == [.promptStop])
    }

    @Test func `catches a lock that is held while an observer subscribes`() {
        let violations = sourceContractViolations(limit: .milliseconds(300)) { [source = BrokenSource(.holdsALock)] in
            source
        }
        #expect(violations.map(\.rule).contains(.noLockIsHeld))
    }

    @Test func `catches an error that is swallowed`() {
        let violations = sourceContractViolations(
            throwing: { error in BrokenSource(.none) { throw error } },
            { BrokenSource(.none) }
        )
        #expect(violations.map(\.rule) == [.throwingClosure])
    }
}
