import Rx

// `do` twice in a chain with arithmetic, and chains of drivers with an explicit result type.
extension Chains {
    func scores() -> Observable<Int> {
        numbers.map { $0 + 1 }.filter { $0 % 2 == 0 }.scan(0) { $0 + $1 }.do(onNext: { _ in })
            .map { $0 + 1 }.filter { $0 % 2 == 0 }.scan(0) { $0 + $1 }.do(onNext: { _ in })
    }

    func sums() -> Observable<Int> {
        numbers.scan(0) { $0 + $1 }.do(onNext: { _ in }).scan(0) { $0 + $1 }.do(onNext: { _ in })
            .scan(0) { $0 + $1 }.do(onNext: { _ in })
    }

    func points() -> Observable<Int> {
        numbers.filter { $0 > 0 }.map { $0 * 10 }.do(onNext: { print("points", $0) }).scan(0) { $0 + $1 }.startWith(0)
            .do(onNext: { print("score", $0) }).filter { $0 % 100 == 0 }.map { $0 / 100 }
    }

    func drivers(_ source: Driver<Int>) -> Driver<Int> {
        source.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
            .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
            .map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
    }

    func passing(_ source: Driver<Int>) -> Driver<Int> {
        source.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 1 }.filter { $0 >= 0 }
            .map { $0 + 1 }.filter { $0 >= 0 }
    }
}
