import Dispatch
import Rx

extension Chains {
    func chain11() -> Observable<String> {
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

    func chain12() -> Observable<String> {
        Observable.combineLatest(numbers, other) { $0 + $1 }
            .withLatestFrom(other) { $0 + $1 }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .distinctUntilChanged()
            .catchAndReturn(0)
            .groupBy { $0 % 3 }.merge()
            .map { $0 * 2 + 1 }
            .skip(1)
            .concatMap { Observable.of($0, 10 * $0) }
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .concat(other)
            .map { "\($0)" }
    }

    func chain13() -> Observable<String> {
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

    func chain14() -> Observable<String> {
        Observable.combineLatest(numbers, words)
            .map { ($0.0, $0.1.count) }
            .map { ($1, $0) }
            .map { first, second in "\(first):\(second)" }
            .map { $0.count }
            .withLatestFrom(other) { $0 + $1 }
            .groupBy { $0 % 3 }.merge()
            .distinctUntilChanged()
            .concat(other)
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .concatMap { Observable.of($0, 10 * $0) }
            .take(20)
            .map { "\($0)" }
    }

    func chain15() -> Observable<String> {
        Observable.zip(numbers, words, other)
            .map { number, word, other in "\(number)\(word)\(other)" }
            .map { $0.count }
            .retry(when: { $0.take(2) })
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .skip(1)
            .catch { _ in .just(-1) }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .catchAndReturn(0)
            .distinctUntilChanged { $0 / 2 }
            .map { "\($0)" }
            .do(onNext: { _ = $0.count }, onError: { _ = $0 })
    }

    func chain16() -> Observable<String> {
        Observable.merge(numbers, other.map { $0 * 10 })
            .distinctUntilChanged { $0 / 2 }
            .distinctUntilChanged()
            .take(until: words.skip(5))
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .do(onNext: { _ = $0 })
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .map { $0 * 2 + 1 }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .concat(other)
            .map { "\($0)" }
    }

    func chain17() -> Observable<String> {
        Observable.combineLatest([numbers, other]) { $0.reduce(0, +) }
            .concat(other)
            .catchAndReturn(0)
            .scan(0) { $0 + $1 }
            .catch { _ in .just(-1) }
            .distinctUntilChanged()
            .retry(when: { $0.take(2) })
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .take(until: words.skip(5))
            .withLatestFrom(other) { $0 + $1 }
            .startWith(1, 2)
            .map { "\($0)" }
    }

    func chain18() -> Observable<String> {
        Observable.zip(numbers, other, words, numbers) { ($0 + $3, $1 + $2.count) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .map { $0 * 2 + 1 }
            .withLatestFrom(words) { $0 + $1.count }
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .groupBy { $0 % 3 }.merge()
            .filter { $0 % 2 == 1 || $0 > 100 }
            .take(20)
            .skip(1)
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .map { "\($0)" }
    }

    func chain19() -> Observable<String> {
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

    func chain20() -> Observable<String> {
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
