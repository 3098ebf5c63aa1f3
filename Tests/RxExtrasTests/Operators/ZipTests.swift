import RxExtras
import RxTraits
import TestSupport
import Testing

struct ZipTests {
    @Test func `elements of one key are paired in order`() {
        let chain = Observable.of("a1", "a2", "b1").zip(
            with: Observable.of("A1", "A2"),
            by: { $0.prefix(1).lowercased() },
            { $0.prefix(1).lowercased() }
        ) { $0 + $1 }
        #expect(trace(chain).sorted() == ["a1A1", "a2A2", "|"])
        #expect(trace(Observable.zip(Observable.of(1), Observable.of(2)) { $0 + $1 }) == ["3", "|"])
    }

    @Test func `begins with a single or a maybe, too`() {
        #expect(trace(Single.just(1).zip(with: Observable.of(2, 3)) { $0 + $1 }) == ["3", "|"])
        #expect(trace(Maybe.just(1).zip(with: Single.just(2)) { $0 + $1 }) == ["3", "|"])
        #expect(trace(Single.zip(Single.just(1), Single.just(2)) { $0 + $1 }.asObservable()) == ["3", "|"])
    }

    // Contracts G1, G2, G3, G4, G5, G6, L0
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract of every operator`() {
        #expect(
            operatorContractViolations { first, second in
                first.zip(with: second, by: { $0.number }, { $0.number }) { first, _ in first }
            } == []
        )
    }

    // Contract G7
    @Test func `a key that throws is one error`() {
        let source = Observable.of(1, 2)
        let chain = source.zip(with: source, by: { _ -> Int in throw Fault.thrown }, { $0 }) { $0 + $1 }
        #expect(trace(chain) == ["#thrown"])
    }
}
