import Dispatch
import Rx

extension Chains {
    func chain21() -> Observable<String> {
        numbers
            .catchAndReturn(0)
            .do(onNext: { _ = $0 })
            .startWith(1, 2)
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .catch { _ in .just(-1) }
            .groupBy { $0 % 3 }.merge()
            .withLatestFrom(words) { $0 + $1.count }
            .do(onNext: { _ = $0 })
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .skip(1)
            .map { "\($0)" }
    }

    func chain22() -> Observable<String> {
        // In two steps: `compactMap { … ? … : nil }` behind closures is too much for the type checker, with arrays too.
        let texts = Observable.combineLatest(words, numbers.startWith(0), other.filter { $0 > 0 }) { "\($0)\($1 + $2)" }
            .withLatestFrom(other) { "\($0)-\($1)" }
            .distinctUntilChanged { $0.first }
            .map { ($0.count, $0.hashValue % 7) }
            .map { first, second in "\(first):\(second)" }
            .startWith("a")
        return texts.compactMap { Int($0) }
            .concat(other)
            .retry(when: { $0.take(2) })
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .distinctUntilChanged { $0 / 2 }
            .map { "\($0)" }
    }

    func chain23() -> Observable<String> {
        Observable.combineLatest(numbers, other) { $0 + $1 }
            .concatMap { Observable.of($0, 10 * $0) }
            .startWith(1, 2)
            .retry(when: { $0.take(2) })
            .take(20)
            .do(onNext: { _ = $0 })
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .startWith(1, 2)
            .take(until: words.skip(5))
            .groupBy { $0 % 3 }.merge()
            .map { "\($0)" }
    }

    func chain24() -> Observable<String> {
        Observable.combineLatest(numbers, words, other) { $0 + $1.count * $2 }
            .skip(1)
            .concat(other)
            .take(20)
            .distinctUntilChanged()
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .map { $0 * 2 + 1 }
            .skip(1)
            .map { "\($0)" }
    }

    func chain25() -> Observable<String> {
        Observable.combineLatest(numbers, words)
            .map { ($0.0, $0.1.count) }
            .map { first, second in "\(first):\(second)" }
            .map { $0.uppercased() }
            .withLatestFrom(other) { "\($0)-\($1)" }
            .filter { !$0.isEmpty }
            .distinctUntilChanged { $0.first }
            .catch { .just("\($0)") }
            .startWith("a")
            .map { $0.uppercased() }
            .compactMap { Int($0) }
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .map { "\($0)" }
    }

    func chain26() -> Observable<String> {
        Observable.zip(numbers, words, other)
            .map { number, word, other in "\(number)\(word)\(other)" }
            .map { $0.count }
            .withLatestFrom(other) { $0 + $1 }
            .distinctUntilChanged()
            .catch { _ in .just(-1) }
            .catchAndReturn(0)
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .startWith(1, 2)
            .skip(1)
            .filter { $0 % 2 == 1 || $0 > 100 }
            .do(onNext: { _ = $0 })
            .map { "\($0)" }
    }

    func chain27() -> Observable<String> {
        Observable.merge(numbers, other.map { $0 * 10 })
            .startWith(1, 2)
            .retry(when: { $0.take(2) })
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .concatMap { Observable.of($0, 10 * $0) }
            .concat(other)
            .scan(0) { $0 + $1 }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .retry(2)
            .map { $0 * 2 + 1 }
            .map { "\($0)" }
    }

    func chain28() -> Observable<String> {
        Observable.combineLatest([numbers, other]) { $0.reduce(0, +) }
            .take(20)
            .groupBy { $0 % 3 }.merge()
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .do(onNext: { _ = $0 })
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .retry(2)
            .scan(0) { $0 + $1 }
            .skip(1)
            .catch { _ in .just(-1) }
            .concat(other)
            .map { "\($0)" }
    }

    func chain29() -> Observable<String> {
        Observable.zip(numbers, other, words, numbers) { ($0 + $3, $1 + $2.count) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .take(20)
            .catch { _ in .just(-1) }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .distinctUntilChanged()
            .concatMap { Observable.of($0, 10 * $0) }
            .take(until: words.skip(5))
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .concat(other)
            .skip(1)
            .map { "\($0)" }
    }

    func chain30() -> Observable<String> {
        Observable.concat(numbers, other)
            .take(until: words.skip(5))
            .filter { $0 % 2 == 1 || $0 > 100 }
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .take(20)
            .map { $0 * 2 + 1 }
            .do(onNext: { _ = $0 })
            .withLatestFrom(words) { $0 + $1.count }
            .retry(2)
            .take(until: words.skip(5))
            .take(20)
            .map { "\($0)" }
    }
}
