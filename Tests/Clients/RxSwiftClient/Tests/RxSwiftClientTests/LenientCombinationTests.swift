import RxCocoa
import RxSwift
import XCTest

/// `combineLatest` and `zip` of each trait: the result is that of the elements, in the order of their sources.
///
/// `EveryFormTests` calls those of two and three sources, and of other traits.
final class LenientCombinationTests: SketchTestCase {
    private let numbers = 1...8

    private func digits(_ sketches: Sketch...) -> Sketch { Sketch(sketches.reduce(0) { 10 * $0 + $1.strokes }) }

    func testObservables() {
        let a = numbers.map { Observable.just(Sketch($0)) }
        let latest = Observable.combineLatest(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) {
            self.digits($0, $1, $2, $3, $4, $5, $6, $7)
        }
        let pairs = Observable.zip(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) {
            self.digits($0, $1, $2, $3, $4, $5, $6, $7)
        }
        XCTAssertEqual([latest, pairs].map { log($0) }, [["12345678", "end"], ["12345678", "end"]])
        XCTAssertEqual(log(Observable.combineLatest(a) { $0[6] }), ["7", "end"])
        XCTAssertEqual(log(Observable.zip(a) { $0[6] }), ["7", "end"])
        XCTAssertEqual(log(Observable.combineLatest(a[0], both) { _, _ -> Sketch in throw Damage.torn }), ["torn"])
    }

    func testDrivers() {
        let a = numbers.map { Driver.just(Sketch($0)) }
        let latest = Driver.combineLatest(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) {
            self.digits($0, $1, $2, $3, $4, $5, $6, $7)
        }
        let pairs = Driver.zip(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) {
            self.digits($0, $1, $2, $3, $4, $5, $6, $7)
        }
        XCTAssertEqual([latest, pairs].map { log($0.asObservable()) }, [["12345678", "end"], ["12345678", "end"]])
        XCTAssertEqual(log(Driver.combineLatest(a) { $0[6] }.asObservable()), ["7", "end"])
        XCTAssertEqual(log(Driver.zip(a) { $0[6] }.asObservable()), ["7", "end"])
    }

    func testSingles() {
        let a = numbers.map { Single.just(Sketch($0)) }
        let pairs = Single.zip(a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) {
            self.digits($0, $1, $2, $3, $4, $5, $6, $7)
        }
        XCTAssertEqual(log(pairs), ["12345678", "end"])
        XCTAssertEqual(log(Single.zip(a) { $0[6] }), ["7", "end"])
        let maybe: Maybe<Sketch> = .zip(Maybe.just(one), Maybe<Sketch>.empty()) { self.digits($0, $1) }
        XCTAssertEqual(log(maybe), ["end"])
        XCTAssertEqual(log(Single.zip(a[0], a[1]) { _, _ -> Sketch in throw Damage.torn }), ["torn"])
    }
}
