import RxExtras
import RxTraits
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct UnfoldTests {
    @Test func `unfolds singles, and ends with an error`() {
        @Sendable func page(_ number: Int) -> Single<(String, Int?)> {
            number < 3 ? .just(("\(number)", number + 1)) : .error(Fault.first)
        }
        #expect(trace(Observable.unfold(1, page)) == ["1", "2", "#first"])
    }

    // Contract G7
    @Test func `a closure that throws is one error`() {
        let chain = Observable<Int>.unfold(1) { number -> Observable<(Int, Int?)> in
            guard number < 3 else { throw Fault.thrown }
            return .just((number, number + 1))
        }
        #expect(trace(chain) == ["1", "2", "#thrown"])
    }

    // Contract G8
    @Test func `a hundred thousand pages keep the stack flat`() {
        let pages = Observable<Int>.unfold(0) { Observable<(Int, Int?)>.just(($0, $0 < 99_999 ? $0 + 1 : nil)) }
        #expect(trace(pages.count()) == ["100000", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test func `keeps the contract of every source`() {
        let violations = sourceContractViolations {
            Observable<Int>.unfold(0) { Observable<(Int, Int?)>.just(($0, $0 < 5 ? $0 + 1 : nil)) }
        }
        #expect(violations == [])
    }
}
