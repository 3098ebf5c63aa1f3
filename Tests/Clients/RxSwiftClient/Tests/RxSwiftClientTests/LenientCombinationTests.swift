import RxCocoa
import RxSwift
import XCTest

/// `combineLatest` and `zip`: each number of sources on each trait.
final class LenientCombinationTests: SketchTestCase {
    func testLatestOfObservables() {
        let a = Observable.just(one)
        let all: [Observable<Sketch>] = [
            .combineLatest(a, a) { self.sum($0, $1) },
            .combineLatest(a, a, a) { self.sum($0, $1, $2) },
            .combineLatest(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .combineLatest(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .combineLatest(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .combineLatest(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .combineLatest(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            .combineLatest(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() { XCTAssertEqual(log(source), ["\(number + 2)", "end"]) }
        XCTAssertEqual(log(Observable.combineLatest(a, both) { _, _ -> Sketch in throw Damage.torn }), ["torn"])
    }

    func testOneOfEachObservable() {
        let a = Observable.just(one)
        let all: [Observable<Sketch>] = [
            .zip(a, a) { self.sum($0, $1) },
            .zip(a, a, a) { self.sum($0, $1, $2) },
            .zip(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .zip(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .zip(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .zip(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .zip(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            .zip(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() { XCTAssertEqual(log(source), ["\(number + 2)", "end"]) }
    }

    func testLatestOfInfallibles() {
        let a = Infallible.just(one)
        let all: [Infallible<Sketch>] = [
            .combineLatest(a, a) { self.sum($0, $1) },
            .combineLatest(a, a, a) { self.sum($0, $1, $2) },
            .combineLatest(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .combineLatest(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .combineLatest(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .combineLatest(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .combineLatest(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            .combineLatest(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() { XCTAssertEqual(log(source), ["\(number + 2)", "end"]) }
    }

    func testOneOfEachInfallible() {
        let a = Infallible.just(one)
        let all: [Infallible<Sketch>] = [
            .zip(a, a) { self.sum($0, $1) },
            .zip(a, a, a) { self.sum($0, $1, $2) },
            .zip(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .zip(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .zip(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .zip(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .zip(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            .zip(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() { XCTAssertEqual(log(source), ["\(number + 2)", "end"]) }
    }

    func testSingles() {
        let a = Single.just(one)
        let all: [Single<Sketch>] = [
            .zip(a, a) { self.sum($0, $1) },
            .zip(a, a, a) { self.sum($0, $1, $2) },
            .zip(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .zip(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .zip(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .zip(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .zip(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            Single.zip(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() { XCTAssertEqual(log(source), ["\(number + 2)", "end"]) }
        let maybe: Maybe<Sketch> = .zip(Maybe.just(one), Maybe<Sketch>.empty()) { self.sum($0, $1) }
        XCTAssertEqual(log(maybe), ["end"])
        XCTAssertEqual(log(Single.zip(a, a) { _, _ -> Sketch in throw Damage.torn }), ["torn"])
    }

    func testLatestOfDrivers() {
        let a = Driver.just(one)
        let all: [Driver<Sketch>] = [
            .combineLatest(a, a) { self.sum($0, $1) },
            .combineLatest(a, a, a) { self.sum($0, $1, $2) },
            .combineLatest(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .combineLatest(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .combineLatest(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .combineLatest(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .combineLatest(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            .combineLatest(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() {
            XCTAssertEqual(log(source.asObservable()), ["\(number + 2)", "end"])
        }
    }

    func testOneOfEachDriver() {
        let a = Driver.just(one)
        let all: [Driver<Sketch>] = [
            .zip(a, a) { self.sum($0, $1) },
            .zip(a, a, a) { self.sum($0, $1, $2) },
            .zip(a, a, a, a) { self.sum($0, $1, $2, $3) },
            .zip(a, a, a, a, a) { self.sum($0, $1, $2, $3, $4) },
            .zip(a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5) },
            .zip(a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6) },
            .zip(a, a, a, a, a, a, a, a) { self.sum($0, $1, $2, $3, $4, $5, $6, $7) },
            .zip(Array(repeating: a, count: 9)) { Sketch($0.count) },
        ]
        for (number, source) in all.enumerated() {
            XCTAssertEqual(log(source.asObservable()), ["\(number + 2)", "end"])
        }
    }
}
