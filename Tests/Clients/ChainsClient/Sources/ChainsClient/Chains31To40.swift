import Dispatch
import Rx

extension Chains {
    func chain31() -> Observable<String> {
        words
            .do(onNext: { _ = $0.count }, onError: { _ = $0 })
            .withLatestFrom(other) { "\($0)-\($1)" }
            .map { ($0.count, $0.hashValue % 7) }
            .map { $0 + $1 }
            .catchAndReturn(0)
            .scan(0) { $0 + $1 }
            .concat(other)
            .withLatestFrom(other) { $0 + $1 }
            .concatMap { Observable.of($0, 10 * $0) }
            .skip(1)
            .map { "\($0)" }
    }

    func chain32() -> Observable<String> {
        numbers
            .take(until: words.skip(5))
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .concatMap { Observable.of($0, 10 * $0) }
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .retry(when: { $0.take(2) })
            .groupBy { $0 % 3 }.merge()
            .skip(1)
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .map { "\($0)" }
            .map { $0.uppercased() }
    }

    func chain33() -> Observable<String> {
        Observable.combineLatest(words, numbers.startWith(0), other.filter { $0 > 0 }) { "\($0)\($1 + $2)" }
            .startWith("a")
            .map { $0.uppercased() }
            .map { $0.count }
            .distinctUntilChanged()
            .catchAndReturn(0)
            .retry(2)
            .filter { $0 % 2 == 1 || $0 > 100 }
            .concatMap { Observable.of($0, 10 * $0) }
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .catch { _ in .just(-1) }
            .map { "\($0)" }
    }

    func chain34() -> Observable<String> {
        Observable.combineLatest(numbers, other) { $0 + $1 }
            .withLatestFrom(other) { $0 + $1 }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .take(until: words.skip(5))
            .retry(when: { $0.take(2) })
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .concatMap { Observable.of($0, 10 * $0) }
            .catch { _ in .just(-1) }
            .do(onNext: { _ = $0 })
            .groupBy { $0 % 3 }.merge()
            .map { "\($0)" }
    }

    func chain35() -> Observable<String> {
        Observable.combineLatest(numbers, words, other) { $0 + $1.count * $2 }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .do(onNext: { _ = $0 })
            .withLatestFrom(words) { $0 + $1.count }
            .catchAndReturn(0)
            .groupBy { $0 % 3 }.merge()
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .map { ($0, $0 * 2) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .concat(other)
            .startWith(1, 2)
            .map { "\($0)" }
    }

    func chain36() -> Observable<String> {
        Observable.combineLatest(numbers, words)
            .map { ($0.0, $0.1.count) }
            .map { $0 + $1 }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .map { "\($0)" }
            .map { ($0.count, $0.hashValue % 7) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .map { $0 * 2 + 1 }
            .startWith(1, 2)
            .take(20)
            .retry(when: { $0.take(2) })
            .withLatestFrom(other) { $0 + $1 }
            .map { "\($0)" }
    }

    func chain37() -> Observable<String> {
        Observable.zip(numbers, words, other)
            .map { number, word, other in "\(number)\(word)\(other)" }
            .filter { !$0.isEmpty }
            .map { $0.count }
            .take(20)
            .startWith(1, 2)
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .distinctUntilChanged()
            .skip(1)
            .scan(0) { $0 + $1 }
            .retry(when: { $0.take(2) })
            .map { "\($0)" }
    }

    func chain38() -> Observable<String> {
        Observable.merge(numbers, other.map { $0 * 10 })
            .take(20)
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .startWith(1, 2)
            .take(until: words.skip(5))
            .skip(1)
            .withLatestFrom(words) { $0 + $1.count }
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .map { ($0, $0 * 2) }
            .map { "\($0.0) \($0.1)" }
    }

    func chain39() -> Observable<String> {
        Observable.combineLatest([numbers, other]) { $0.reduce(0, +) }
            .catchAndReturn(0)
            .take(until: words.skip(5))
            .map { ($0, $0 * 2) }
            .filter { $0.0 != $0.1 }
            .map { $0 + $1 }
            .startWith(1, 2)
            .concat(other)
            .distinctUntilChanged()
            .take(20)
            .scan(0) { $0 + $1 }
            .map { "\($0)" }
    }

    func chain40() -> Observable<String> {
        Observable.zip(numbers, other, words, numbers) { ($0 + $3, $1 + $2.count) }
            .map { first, second in "\(first):\(second)" }
            .do(onNext: { _ = $0.count }, onError: { _ = $0 })
            .catch { .just("\($0)") }
            .map { $0.uppercased() }
            .map { $0.count }
            .take(until: words.skip(5))
            .concatMap { Observable.of($0, 10 * $0) }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .groupBy { $0 % 3 }.merge()
            .retry(2)
            .map { "\($0)" }
    }
}
