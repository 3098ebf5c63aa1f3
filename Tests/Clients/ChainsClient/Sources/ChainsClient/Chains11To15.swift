import Dispatch
import Rx

extension Chains {
    func chain11() -> Observable<String> {
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

    func chain12() -> Observable<String> {
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

    func chain13() -> Observable<String> {
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

    func chain14() -> Observable<String> {
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

    func chain15() -> Observable<String> {
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
