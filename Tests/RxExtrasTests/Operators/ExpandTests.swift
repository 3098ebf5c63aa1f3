import RxExtras
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ExpandTests {
    @Test func `a tree is expanded level by level`() {
        let tree = Observable.just(1).expand(maxConcurrent: 1) { $0 < 4 ? Observable.of($0 * 2, $0 * 2 + 1) : .empty() }
        #expect(trace(tree) == ["1", "2", "3", "4", "5", "6", "7", "|"])
    }

    // Contract C7
    @Test func `an empty source and an error of the selector`() {
        #expect(trace(Observable<Int>.empty().expand { Observable.just($0) }) == ["|"])
        #expect(trace(Observable.just(1).expand { _ in Observable<Int>.error(Fault.first) }) == ["1", "#first"])
    }

    @Test(arguments: [1, 2, .max])
    func `completes with any limit`(limit: Int) {
        let chain = Observable.of(3, 2).expand(maxConcurrent: limit) { $0 > 0 ? Observable.just($0 - 1) : .empty() }
        #expect(trace(chain).sorted() == ["0", "0", "1", "1", "2", "2", "3", "|"].sorted())
    }

    // Contracts G6, G8
    @Test func `a hundred thousand steps keep the stack flat, and no unwanted element is expanded`() {
        let calls = LockedValue(0)
        let chain = Observable.just(0).expand { number in
            calls.withLock { $0 += 1 }
            return Observable.just(number + 1)
        }
        #expect(trace(chain.take(100_000).last().map { $0 ?? 0 }) == ["99999", "|"])
        #expect(calls.value == 99_999)
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { source, other in
                source.expand(maxConcurrent: 1) { $0.number == 1 ? other.take(1) : .empty() }
            } == []
        )
        let violations = operatorContractViolations(
            throwing: { source, error in
                source.expand { _ -> Observable<ContractElement> in throw error }
            },
            calling: { source, closure in
                source.expand { _ in
                    closure()
                    return Observable<ContractElement>.empty()
                }
            },
            { $0.expand { $0.number < 2 ? Observable.just(ContractElement(9)) : .empty() } }
        )
        #expect(violations == [])
    }
}
