import TestSupport
import Testing

/// `combineLatest` of three to eight sequences.
struct CombineLatestArityTests {
    // Contract L3
    @Test(arguments: 3...8)
    func `combines the latest of each in order, with a selector and as tuples`(arity: Int) {
        let sources = (0..<8).map { _ in PublishSubject<String>() }
        for form in Arity.allCases {
            let log = Recorder<String>()
            let chain = form == .selector ? selected(arity, sources) : tuples(arity, sources)
            let subscription = chain.trace(in: log)
            for (letter, source) in zip("abcdefgh", sources) { source.onNext("\(letter)") }
            sources[arity - 1].onNext("x")
            sources[0].onNext("y")
            sources.dropFirst(arity).forEach { $0.onNext("z") }
            let first = String("abcdefgh".prefix(arity))
            let second = String(first.dropLast()) + "x"
            let third = "y" + String(second.dropFirst())
            #expect(log.elements == [first, second, third])
            subscription.dispose()
            #expect(sources.allSatisfy { !$0.hasObservers })
        }
    }

    // Contracts G1, G2, G3, G4, G5, G7, L0, L3
    @Test(.timeLimit(.minutes(5)))
    func `keeps the contract`() {
        let one = Observable.just(1)
        #expect(operatorContractViolations { x, y in Observable.combineLatest(x, y, x) { x, _, _ in x } } == [])
        #expect(
            operatorContractViolations { x, y in
                Observable.combineLatest(x, one, one, one, one, one, one, y).map(\.0)
            } == []
        )
        let violations = operatorContractViolations(visiting: { source, visit in
            .combineLatest(source, one, one, one) { element, _, _, _ in try visit(element) }
        })
        #expect(violations == [])
    }

    private func selected(_ arity: Int, _ s: [PublishSubject<String>]) -> Observable<String> {
        switch arity {
        case 3: .combineLatest(s[0], s[1], s[2]) { join([$0, $1, $2]) }
        case 4: .combineLatest(s[0], s[1], s[2], s[3]) { join([$0, $1, $2, $3]) }
        case 5: .combineLatest(s[0], s[1], s[2], s[3], s[4]) { join([$0, $1, $2, $3, $4]) }
        case 6: .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { join([$0, $1, $2, $3, $4, $5]) }
        case 7: .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { join([$0, $1, $2, $3, $4, $5, $6]) }
        default:
            .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                join([$0, $1, $2, $3, $4, $5, $6, $7])
            }
        }
    }

    private func tuples(_ arity: Int, _ s: [PublishSubject<String>]) -> Observable<String> {
        switch arity {
        case 3: Observable.combineLatest(s[0], s[1], s[2]).map(letters)
        case 4: Observable.combineLatest(s[0], s[1], s[2], s[3]).map(letters)
        case 5: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]).map(letters)
        case 6: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map(letters)
        case 7: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map(letters)
        default: Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map(letters)
        }
    }
}

/// The two forms of each arity.
enum Arity: CaseIterable {
    case selector
    case tuple
}

/// The concatenated strings of a tuple.
@Sendable func letters<Tuple>(_ tuple: Tuple) -> String {
    Mirror(reflecting: tuple).children.map { "\($0.value)" }.joined()
}

/// Concatenates strings, since type checkers are slow with long literals.
@Sendable func join(_ strings: [String]) -> String {
    strings.joined()
}
