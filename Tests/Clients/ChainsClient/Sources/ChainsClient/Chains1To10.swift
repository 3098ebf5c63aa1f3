import Dispatch
import Rx

extension Chains {
    func chain1() -> Observable<String> {
        Observable.combineLatest(numbers, other) { $0 + $1 }
            .take(until: words.skip(5))
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .groupBy { $0 % 3 }.merge()
            .catch { _ in .just(-1) }
            .retry(2)
            .retry(when: { $0.take(2) })
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .scan(0) { $0 + $1 }
            .map { "\($0)" }
    }

    func chain2() -> Observable<String> {
        Observable.combineLatest(numbers, words)
            .map { ($0.0, $0.1.count) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .catch { _ in .just(-1) }
            .catchAndReturn(0)
            .distinctUntilChanged()
            .map { $0 * 2 + 1 }
            .skip(1)
            .take(until: words.skip(5))
            .map { ($0, $0 * 2) }
            .map { first, second in "\(first):\(second)" }
    }

    func chain3() -> Observable<String> {
        Observable.zip(numbers, words, other)
            .map { number, word, other in "\(number)\(word)\(other)" }
            .catch { .just("\($0)") }
            .map { $0.count }
            .retry(when: { $0.take(2) })
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .concatMap { Observable.of($0, 10 * $0) }
            .take(20)
            .do(onNext: { _ = $0 })
            .map { "\($0)" }
            .startWith("a")
            .map { ($0.count, $0.hashValue % 7) }
            .map { "\($0.0) \($0.1)" }
    }

    func chain4() -> Observable<String> {
        Observable.merge(numbers, other.map { $0 * 10 })
            .groupBy { $0 % 3 }.merge()
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .skip(1)
            .distinctUntilChanged()
            .retry(when: { $0.take(2) })
            .map { $0 * 2 + 1 }
            .catchAndReturn(0)
            .retry(2)
            .take(20)
            .filter { $0 % 2 == 1 || $0 > 100 }
            .map { "\($0)" }
    }

    func chain5() -> Observable<String> {
        Observable.combineLatest([numbers, other]) { $0.reduce(0, +) }
            .catchAndReturn(0)
            .take(until: words.skip(5))
            .concat(other)
            .distinctUntilChanged()
            .catch { _ in .just(-1) }
            .take(20)
            .map { ($0, $0 * 2) }
            .map { first, second in "\(first):\(second)" }
            .flatMapLatest { word in Observable.from(word.map(String.init)) }
            .map { $0.count }
            .map { "\($0)" }
    }

    func chain6() -> Observable<String> {
        numbers
            .distinctUntilChanged { $0 / 2 }
            .take(until: words.skip(5))
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .distinctUntilChanged()
            .take(20)
            .catch { _ in .just(-1) }
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .startWith(1, 2)
            .map { "\($0)" }
    }

    func chain7() -> Observable<String> {
        Observable.combineLatest(words, numbers.startWith(0), other.filter { $0 > 0 }) { "\($0)\($1 + $2)" }
            .withLatestFrom(other) { "\($0)-\($1)" }
            .catch { .just("\($0)") }
            .filter { !$0.isEmpty }
            .map { $0.uppercased() }
            .map { ($0.count, $0.hashValue % 7) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .map { $0 * 2 + 1 }
            .map { "\($0)" }
            .catch { .just("\($0)") }
            .withLatestFrom(other) { "\($0)-\($1)" }
    }

    func chain8() -> Observable<String> {
        Observable.combineLatest(numbers, words, other) { $0 + $1.count * $2 }
            .map { $0 * 2 + 1 }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .distinctUntilChanged()
            .concatMap { Observable.of($0, 10 * $0) }
            .take(20)
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .startWith(1, 2)
            .withLatestFrom(other) { $0 + $1 }
            .retry(when: { $0.take(2) })
            .withLatestFrom(words) { $0 + $1.count }
            .map { "\($0)" }
    }

    func chain9() -> Observable<String> {
        Observable.concat(numbers, other)
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .groupBy { $0 % 3 }.merge()
            .retry(when: { $0.take(2) })
            .take(20)
            .skip(1)
            .retry(2)
            .catch { _ in .just(-1) }
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .concat(other)
            .map { "\($0)" }
    }

    func chain10() -> Observable<String> {
        words
            .catch { .just("\($0)") }
            .map { ($0.count, $0.hashValue % 7) }
            .filter { $0.0 != $0.1 }
            .map { ($1, $0) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .take(until: words.skip(5))
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .map { "\($0)" }
            .map { ($0.count, $0.hashValue % 7) }
            .map { "\($0.0) \($0.1)" }
    }
}
