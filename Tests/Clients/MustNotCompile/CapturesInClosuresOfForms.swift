// `swift run Forms` writes the lines that are below its name, from the table in Sources/Forms.

// expected: an error in each line that names one

import RxCocoa
import RxExtras
import RxSwift

#if FIXED
final class Run: Sendable {}
#else
final class Run {}
#endif

extension Run {
    @discardableResult
    func callAsFunction<Value>(_ value: Value) -> Value { value }
}

final class Object: Sendable {}

struct Broken: Error {}

func captures(
    of run: Run,
    _ observable: Observable<Int>,
    _ infallible: Infallible<Int>,
    _ single: Single<Int>,
    _ maybe: Maybe<Int>,
    _ completable: Completable,
    _ scheduler: any SchedulerType,
    _ object: Object
) {
    // swift run Forms
    _ = Observable<Int>.deferred({ run(Observable<Int>.of(5, 6)) })  // error: capture of 'run'
    _ = observable.subscribe({ _ = run($0) })  // error: capture of 'run'
    _ = observable.compactMap({ run($0 != 2 ? $0 : nil) })  // error: capture of 'run'
    _ = observable.concatMap({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.debug(write: { _ = run($0) })  // error: capture of 'run'
    _ = observable.distinctUntilChanged({ run($0 % 2) })  // error: capture of 'run'
    _ = observable.distinctUntilChanged({ run($0 == $1) })  // error: capture of 'run'
    _ = observable.distinctUntilChanged({ run($0 % 2) }, comparer: { run($0 == $1) })  // error: capture of 'run'
    _ = observable.filter({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.flatMap({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.flatMapFirst({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.flatMapLatest({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.groupBy(keySelector: { run($0 % 2) })  // error: capture of 'run'
    _ = observable.map({ run($0 + 1) })  // error: capture of 'run'
    _ = observable.reduce(0, accumulator: { run($0 + $1) })  // error: capture of 'run'
    _ = observable.reduce(0, accumulator: { run($0 + $1) }, mapResult: { run($0 * 2) })  // error: capture of 'run'
    _ = observable.retry(on: Broken.self, when: { run($0.take(1)) })  // error: capture of 'run'
    _ = observable.retry(on: Broken.self, when: { run($0.take(1)) })  // error: capture of 'run'
    _ = observable.retry(when: { run($0.take(1)) })  // error: capture of 'run'
    _ = observable.scan(0, accumulator: { run($0 + $1) })  // error: capture of 'run'
    _ = observable.scan(into: 0, accumulator: { $0 += run($1) })  // error: capture of 'run'
    _ = observable.single({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.skip(while: { run($0 != 3) })  // error: capture of 'run'
    _ = observable.take(until: { run($0 != 3) })  // error: capture of 'run'
    _ = observable.take(while: { run($0 != 3) })  // error: capture of 'run'
    _ = observable.withUnretained(object, resultSelector: { run($1) })  // error: capture of 'run'
    _ = observable.bind(onNext: { _ = run($0) })  // error: capture of 'run'
    _ = observable.bind(with: object, onNext: { _ = run($1) })  // error: capture of 'run'
    _ = observable.asInfallible(onErrorRecover: { _ in run(Infallible<Int>.of(5, 6)) })  // error: capture of 'run'
    _ = single.flatMapMaybe({ run(Maybe.just($0)) })  // error: capture of 'run'
    _ = single.flatMapCompletable({ _ in run(Completable.empty()) })  // error: capture of 'run'
    _ = Infallible<Int>.deferred({ run(Infallible<Int>.of(5, 6)) })  // error: capture of 'run'
    _ = Maybe<Int>.deferred({ run(Maybe<Int>.just(5)) })  // error: capture of 'run'
    _ = maybe.catch({ _ in run(Maybe<Int>.just(5)) })  // error: capture of 'run'
    _ = infallible.compactMap({ run($0 != 2 ? $0 : nil) })  // error: capture of 'run'
    _ = maybe.compactMap({ run($0 != 2 ? $0 : nil) })  // error: capture of 'run'
    _ = infallible.concatMap({ run(Infallible.just($0)) })  // error: capture of 'run'
    _ = infallible.debug(write: { _ = run($0) })  // error: capture of 'run'
    _ = maybe.debug(write: { _ = run($0) })  // error: capture of 'run'
    _ = infallible.distinctUntilChanged({ run($0 % 2) })  // error: capture of 'run'
    _ = infallible.distinctUntilChanged({ run($0 == $1) })  // error: capture of 'run'
    _ = infallible.distinctUntilChanged({ run($0 % 2) }, comparer: { run($0 == $1) })  // error: capture of 'run'
    _ = infallible.filter({ run($0 != 3) })  // error: capture of 'run'
    _ = maybe.filter({ run($0 != 3) })  // error: capture of 'run'
    _ = infallible.flatMap({ run(Infallible.just($0)) })  // error: capture of 'run'
    _ = maybe.flatMap({ run(Maybe.just($0)) })  // error: capture of 'run'
    _ = infallible.flatMapFirst({ run(Infallible.just($0)) })  // error: capture of 'run'
    _ = infallible.flatMapLatest({ run(Infallible.just($0)) })  // error: capture of 'run'
    _ = infallible.groupBy(keySelector: { run($0 % 2) })  // error: capture of 'run'
    _ = infallible.map({ run($0 + 1) })  // error: capture of 'run'
    _ = maybe.map({ run($0 + 1) })  // error: capture of 'run'
    _ = infallible.reduce(0, accumulator: { run($0 + $1) })  // error: capture of 'run'
    _ = infallible.reduce(0, accumulator: { run($0 + $1) }, mapResult: { run($0 * 2) })  // error: capture of 'run'
    _ = maybe.retry(on: Broken.self, when: { run($0.take(1)) })  // error: capture of 'run'
    _ = maybe.retry(on: Broken.self, when: { run($0.take(1)) })  // error: capture of 'run'
    _ = maybe.retry(when: { run($0.take(1)) })  // error: capture of 'run'
    _ = infallible.scan(0, accumulator: { run($0 + $1) })  // error: capture of 'run'
    _ = infallible.scan(into: 0, accumulator: { $0 += run($1) })  // error: capture of 'run'
    _ = infallible.skip(while: { run($0 != 3) })  // error: capture of 'run'
    _ = infallible.take(until: { run($0 != 3) })  // error: capture of 'run'
    _ = infallible.take(while: { run($0 != 3) })  // error: capture of 'run'
    _ = infallible.withUnretained(object, resultSelector: { run($1) })  // error: capture of 'run'
    _ = infallible.subscribe({ _ = run($0) })  // error: capture of 'run'
    _ = infallible.subscribe(onNext: { _ = run($0) }, onCompleted: { run(()) })  // error: capture of 'run'
    _ = single.subscribe({ _ = run($0) })  // error: capture of 'run'
    _ = single.subscribe(onSuccess: { _ = run($0) }, onFailure: { _ = run($0) })  // error: capture of 'run'
    _ = single.do(onSuccess: { _ = run($0) }, onError: { _ = run($0) })  // error: capture of 'run'
    _ = maybe.subscribe({ _ = run($0) })  // error: capture of 'run'
    _ = completable.subscribe({ _ = run($0) })  // error: capture of 'run'
    _ = completable.subscribe(onCompleted: { run(()) }, onError: { _ = run($0) })  // error: capture of 'run'
    _ = completable.do(onError: { _ = run($0) }, onCompleted: { run(()) })  // error: capture of 'run'
    _ = infallible.bind(onNext: { _ = run($0) })  // error: capture of 'run'
    _ = observable.allSatisfy({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.buffer(while: { run($0 != 3) })  // error: capture of 'run'
    _ = observable.chunked(by: { run($0 == $1) })  // error: capture of 'run'
    _ = observable.concatMapDelayError({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.concatMapEager({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.contains(where: { run($0 != 3) })  // error: capture of 'run'
    _ = observable.count({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.distinct(by: { run($0 % 2) })  // error: capture of 'run'
    _ = observable.distinct({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.expand({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.filterMap({ run(FilterMap.map($0)) })  // error: capture of 'run'
    _ = observable.finally({ run(()) })  // error: capture of 'run'
    _ = observable.flatMap(maxConcurrent: 2, { run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.flatMapDelayError({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.ignoreWhen({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.mapError({ run($0) })  // error: capture of 'run'
    _ = observable.map { [$0, $0] }.mapMany({ run($0 + 1) })  // error: capture of 'run'
    _ = observable.max(by: { run($0 == $1) })  // error: capture of 'run'
    _ = observable.min(by: { run($0 == $1) })  // error: capture of 'run'
    _ = observable.repeat(when: { run($0.take(1)) })  // error: capture of 'run'
    _ = observable.toSortedArray(by: { run($0 == $1) })  // error: capture of 'run'
    _ = observable.window(while: { run($0 != 3) })  // error: capture of 'run'
    _ = infallible.buffer(while: { run($0 != 3) })  // error: capture of 'run'
    _ = infallible.chunked(by: { run($0 == $1) })  // error: capture of 'run'
    _ = infallible.distinct({ run($0 != 3) })  // error: capture of 'run'
    _ = infallible.distinct(by: { run($0 % 2) })  // error: capture of 'run'
    _ = infallible.filterMap({ run(FilterMap.map($0)) })  // error: capture of 'run'
    _ = infallible.finally({ run(()) })  // error: capture of 'run'
    _ = maybe.finally({ run(()) })  // error: capture of 'run'
    _ = infallible.flatMap(maxConcurrent: 2, { run(Infallible.just($0)) })  // error: capture of 'run'
    _ = infallible.ignoreWhen({ run($0 != 3) })  // error: capture of 'run'
    _ = maybe.mapError({ run($0) })  // error: capture of 'run'
    _ = infallible.map { [$0, $0] }.mapMany({ run($0 + 1) })  // error: capture of 'run'
}

extension Int {
    var isEven: Bool { isMultiple(of: 2) }
}
