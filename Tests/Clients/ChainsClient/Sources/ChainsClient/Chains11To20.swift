import Dispatch
import Rx

extension Chains {
    func chain11() -> Observable<String> {
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

    func chain12() -> Observable<String> {
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

    func chain13() -> Observable<String> {
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

    func chain14() -> Observable<String> {
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

    func chain15() -> Observable<String> {
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

    func chain16() -> Observable<String> {
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

    func chain17() -> Observable<String> {
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

    func chain18() -> Observable<String> {
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

    func chain19() -> Observable<String> {
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

    func chain20() -> Observable<String> {
        Observable.combineLatest(numbers, words, other, numbers)
            .map { $0.0 + $0.1.count + $0.2 + $0.3 }
            .distinctUntilChanged()
            .filter { $0 > 3 }
            .flatMapLatest { Observable.of($0, $0) }
            .withLatestFrom(words) { "\($0) \($1)" }
            .scan([]) { $0 + [$1] }
            .map { $0.suffix(3) }
            .map { $0.joined() }
            .catchAndReturn("")
            .take(20)
            .startWith("first")
    }
}
