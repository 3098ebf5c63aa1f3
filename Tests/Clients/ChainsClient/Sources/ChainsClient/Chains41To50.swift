import Dispatch
import Rx

extension Chains {
    func chain41() -> Observable<String> {
        Observable.concat(numbers, other)
            .concat(other)
            .map { ($0, $0 * 2) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .map { $0 * 2 + 1 }
            .do(onNext: { _ = $0 })
            .filter { $0 % 2 == 1 || $0 > 100 }
            .scan(0) { $0 + $1 }
            .flatMapLatest { Observable.of($0, $0 + 1) }
            .map { "\($0)" }
            .startWith("a")
    }

    func chain42() -> Observable<String> {
        words
            .startWith("a")
            .catch { .just("\($0)") }
            .do(onNext: { _ = $0.count }, onError: { _ = $0 })
            .map { $0.count }
            .groupBy { $0 % 3 }.merge()
            .concat(other)
            .scan(0) { $0 + $1 }
            .flatMap { number in Observable.just(number).map { $0 + number } }
            .catchAndReturn(0)
            .take(20)
            .map { "\($0)" }
    }

    func chain43() -> Observable<String> {
        numbers
            .do(onNext: { _ = $0 })
            .skip(1)
            .filter { $0 % 2 == 1 || $0 > 100 }
            .distinctUntilChanged()
            .groupBy { $0 % 3 }.merge()
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .map { ($0, $0 * 2) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .scan(0) { $0 + $1 }
            .withLatestFrom(other) { $0 + $1 }
            .map { "\($0)" }
    }

    func chain44() -> Observable<String> {
        Observable.combineLatest(words, numbers.startWith(0), other.filter { $0 > 0 }) { "\($0)\($1 + $2)" }
            .map { $0.count }
            .groupBy { $0 % 3 }.merge()
            .map { $0 * 2 + 1 }
            .do(onNext: { _ = $0 })
            .take(until: words.skip(5))
            .catchAndReturn(0)
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .retry(2)
            .retry(when: { $0.take(2) })
            .skip(1)
            .map { "\($0)" }
    }

    func chain45() -> Observable<String> {
        Observable.combineLatest(numbers, other) { $0 + $1 }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .withLatestFrom(other) { $0 + $1 }
            .catchAndReturn(0)
            .retry(2)
            .withLatestFrom(words) { $0 + $1.count }
            .window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).merge()
            .distinctUntilChanged()
            .filter { $0 % 2 == 1 || $0 > 100 }
            .concatMap { Observable.of($0, 10 * $0) }
            .do(onNext: { _ = $0 })
            .map { "\($0)" }
    }

    func chain46() -> Observable<String> {
        Observable.combineLatest(numbers, words, other) { $0 + $1.count * $2 }
            .concat(other)
            .groupBy { $0 % 3 }.merge()
            .concatMap { Observable.of($0, 10 * $0) }
            .retry(when: { $0.take(2) })
            .retry(2)
            .compactMap { $0 > 3 ? $0 - 3 : nil }
            .filter { $0 % 2 == 1 || $0 > 100 }
            .map { $0 * 2 + 1 }
            .take(20)
            .catchAndReturn(0)
            .map { "\($0)" }
    }

    func chain47() -> Observable<String> {
        Observable.combineLatest(numbers, words)
            .map { ($0.0, $0.1.count) }
            .flatMapLatest { Observable.of($0.0, $0.1) }
            .catch { _ in .just(-1) }
            .take(until: words.skip(5))
            .filter { $0 % 2 == 1 || $0 > 100 }
            .distinctUntilChanged()
            .catchAndReturn(0)
            .withLatestFrom(words) { $0 + $1.count }
            .take(20)
            .scan(0) { $0 + $1 }
            .take(until: words.skip(5))
            .map { "\($0)" }
    }

    func chain48() -> Observable<String> {
        Observable.zip(numbers, words, other)
            .map { number, word, other in "\(number)\(word)\(other)" }
            .catch { .just("\($0)") }
            .map { $0.count }
            .do(onNext: { _ = $0 })
            .distinctUntilChanged()
            .catch { _ in .just(-1) }
            .groupBy { $0 % 3 }.merge()
            .retry(2)
            .concat(other)
            .startWith(1, 2)
            .do(onNext: { _ = $0 })
            .map { "\($0)" }
    }

    func chain49() -> Observable<String> {
        Observable.merge(numbers, other.map { $0 * 10 })
            .retry(2)
            .do(onNext: { _ = $0 })
            .groupBy { $0 % 2 }.flatMap { group in group.map { $0 + group.key } }
            .buffer(timeSpan: .seconds(1), count: 2, scheduler: scheduler).map { $0.reduce(0, +) }
            .scan(0) { $0 + $1 }
            .distinctUntilChanged()
            .map { "\($0)" }
            .withLatestFrom(other) { "\($0)-\($1)" }
            .filter { !$0.isEmpty }
            .map { $0.uppercased() }
    }

    func chain50() -> Observable<String> {
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
