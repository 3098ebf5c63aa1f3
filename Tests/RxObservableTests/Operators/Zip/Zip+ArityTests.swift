import TestSupport
import Testing

/// `zip` of three to eight sequences.
struct ZipArityTests {
    // Contract L3
    @Test(arguments: 3...8)
    func `combines one element of each in order, with a selector and as tuples`(arity: Int) {
        let sources = (0..<8).map { _ in PublishSubject<String>() }
        for form in Arity.allCases {
            let log = Recorder<String>()
            let chain = form == .selector ? selected(arity, sources) : tuples(arity, sources)
            let subscription = chain.trace(in: log)
            for (letter, source) in zip("abcdefgh", sources) { source.onNext("\(letter)") }
            for (letter, source) in zip("ABCDEFGH", sources).reversed() { source.onNext("\(letter)") }
            sources[0].onNext("x")
            let expected = ["abcdefgh", "ABCDEFGH"].map { String($0.prefix(arity)) }
            #expect(log.elements == expected)
            subscription.dispose()
            #expect(sources.allSatisfy { !$0.hasObservers })
        }
    }

    // Contracts G1, G2, G3, G4, G5, G7, L0, L3
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        let one = Observable.just(1)
        #expect(operatorContractViolations { x, y in Observable.zip(x, y, x) { x, _, _ in x } } == [])
        #expect(
            operatorContractViolations { x, y in
                Observable.zip(x, one, one, one, one, one, one, y).map(\.0)
            } == []
        )
        let violations = operatorContractViolations(visiting: { source, visit in
            .zip(source, one, one, one) { element, _, _, _ in try visit(element) }
        })
        #expect(violations == [])
    }

    private func selected(_ arity: Int, _ s: [PublishSubject<String>]) -> Observable<String> {
        switch arity {
        case 3: .zip(s[0], s[1], s[2]) { join([$0, $1, $2]) }
        case 4: .zip(s[0], s[1], s[2], s[3]) { join([$0, $1, $2, $3]) }
        case 5: .zip(s[0], s[1], s[2], s[3], s[4]) { join([$0, $1, $2, $3, $4]) }
        case 6: .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { join([$0, $1, $2, $3, $4, $5]) }
        case 7: .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { join([$0, $1, $2, $3, $4, $5, $6]) }
        default:
            .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                join([$0, $1, $2, $3, $4, $5, $6, $7])
            }
        }
    }

    private func tuples(_ arity: Int, _ s: [PublishSubject<String>]) -> Observable<String> {
        switch arity {
        case 3: Observable.zip(s[0], s[1], s[2]).map(letters)
        case 4: Observable.zip(s[0], s[1], s[2], s[3]).map(letters)
        case 5: Observable.zip(s[0], s[1], s[2], s[3], s[4]).map(letters)
        case 6: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5]).map(letters)
        case 7: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map(letters)
        default: Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map(letters)
        }
    }
}
