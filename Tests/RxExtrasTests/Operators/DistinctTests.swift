import RxExtras
import RxObservable
import RxTest
import TestSupport
import Testing

struct DistinctTests {
    private let scheduler = TestScheduler()

    @Test func `distinct() as documented`() {
        let source = scheduler.hot("a--b--a--c--b--|")
        let chain = source.distinct()
        #expect(scheduler.result(of: chain) == "a--b-----c-----|")
    }

    @Test func `distinct { $0 % 2 } as documented`() {
        let source = scheduler.hot("1--3--2--5--4--|").compactMap { Int($0) }
        #expect(scheduler.result(of: source.distinct(by: { $0 % 2 })) == "1-----2--------|")
    }

    @Test func `with a condition all elements pass up to the first that fulfils it`() {
        #expect(trace(Observable.of(1, 2, 3, 1, 4).distinct { $0 > 2 }) == ["1", "2", "3", "|"])
    }

    @Test func `each subscription starts anew`() {
        let chain = Observable.of(1, 1, 2).distinct()
        #expect(trace(chain) == ["1", "2", "|"])
        #expect(trace(chain) == ["1", "2", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0, G7
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        let violations = operatorContractViolations(
            throwing: { source, error in source.distinct(by: { _ -> Int in throw error }) },
            calling: { source, closure in
                source.distinct(by: { element in
                    closure()
                    return element.number
                })
            },
            { $0.distinct() }
        )
        #expect(violations == [])
    }
}
