// One form of each shape of closure; `ClosureTests` looks at the others.

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
    _ object: Object
) {
    _ = Observable<Int>.deferred({ run(Observable<Int>.of(5, 6)) })  // error: capture of 'run'
    _ = observable.distinctUntilChanged({ run($0 % 2) }, comparer: { run($0 == $1) })  // error: capture of 'run'
    _ = observable.filter({ run($0 != 3) })  // error: capture of 'run'
    _ = observable.flatMap({ run(Observable.just($0)) })  // error: capture of 'run'
    _ = observable.map({ run($0 + 1) })  // error: capture of 'run'
    _ = observable.retry(when: { run($0.take(1)) })  // error: capture of 'run'
    _ = observable.scan(into: 0, accumulator: { $0 += run($1) })  // error: capture of 'run'
    _ = observable.bind(onNext: { _ = run($0) })  // error: capture of 'run'
    _ = observable.asInfallible(onErrorRecover: { _ in run(Infallible<Int>.of(5, 6)) })  // error: capture of 'run'
    _ = single.flatMapMaybe({ run(Maybe.just($0)) })  // error: capture of 'run'
    _ = Infallible<Int>.deferred({ run(Infallible<Int>.of(5, 6)) })  // error: capture of 'run'
    _ = Maybe<Int>.deferred({ run(Maybe<Int>.just(5)) })  // error: capture of 'run'
    _ = maybe.catch({ _ in run(Maybe<Int>.just(5)) })  // error: capture of 'run'
    _ = infallible.distinctUntilChanged({ run($0 % 2) }, comparer: { run($0 == $1) })  // error: capture of 'run'
    _ = infallible.filter({ run($0 != 3) })  // error: capture of 'run'
    _ = infallible.flatMap({ run(Infallible.just($0)) })  // error: capture of 'run'
    _ = maybe.flatMap({ run(Maybe.just($0)) })  // error: capture of 'run'
    _ = infallible.map({ run($0 + 1) })  // error: capture of 'run'
    _ = maybe.map({ run($0 + 1) })  // error: capture of 'run'
    _ = maybe.retry(when: { run($0.take(1)) })  // error: capture of 'run'
    _ = infallible.withUnretained(object, resultSelector: { run($1) })  // error: capture of 'run'
    _ = infallible.subscribe(onNext: { _ = run($0) }, onCompleted: { run(()) })  // error: capture of 'run'
    _ = single.subscribe(onSuccess: { _ = run($0) }, onFailure: { _ = run($0) })  // error: capture of 'run'
    _ = single.do(onSuccess: { _ = run($0) }, onError: { _ = run($0) })  // error: capture of 'run'
    _ = completable.subscribe(onCompleted: { run(()) }, onError: { _ = run($0) })  // error: capture of 'run'
    _ = infallible.bind(onNext: { _ = run($0) })  // error: capture of 'run'
    _ = observable.filterMap({ run(FilterMap.map($0)) })  // error: capture of 'run'
    _ = observable.finally({ run(()) })  // error: capture of 'run'
    _ = observable.flatMap(maxConcurrent: 2, { run(Observable.just($0)) })  // error: capture of 'run'
    _ = infallible.filterMap({ run(FilterMap.map($0)) })  // error: capture of 'run'
    _ = maybe.finally({ run(()) })  // error: capture of 'run'
    _ = maybe.mapError({ run($0) })  // error: capture of 'run'
}
