import RxSwift

// The names that RxSwift 6 has deprecated: the line above each has its warning.

enum Failure: Error { case some }

func oldNames(_ source: Observable<Int>, _ other: Observable<Int>, _ single: Single<Int>, _ maybe: Maybe<Int>) {
    let main = MainScheduler.instance
    // 'catchError' is deprecated: renamed to 'catch(_:)'
    _ = source.catchError { _ in other }
    // 'catchErrorJustReturn' is deprecated: renamed to 'catchAndReturn(_:)'
    _ = source.catchErrorJustReturn(1)
    // 'catchError' is deprecated: renamed to 'catch(sequence:)'
    _ = Observable.catchError([source, other])
    // 'elementAt' is deprecated: renamed to 'element(at:)'
    _ = source.elementAt(1)
    // 'observeOn' is deprecated: renamed to 'observe(on:)'
    _ = source.observeOn(main)
    // 'subscribeOn' is deprecated: renamed to 'subscribe(on:)'
    _ = source.subscribeOn(main)
    // 'retryWhen' is deprecated: renamed to 'retry(when:)'
    _ = source.retryWhen { $0.map { (error: Error) in print(error) } }
    // 'skipUntil' is deprecated: renamed to 'skip(until:)'
    _ = source.skipUntil(other)
    // 'skipWhile' is deprecated: renamed to 'skip(while:)'
    _ = source.skipWhile { $0 < 1 }
    // 'take(_:scheduler:)' is deprecated: renamed to 'take(for:scheduler:)'
    _ = source.take(.seconds(1), scheduler: main)
    // 'takeUntil' is deprecated: renamed to 'take(until:)'
    _ = source.takeUntil(other)
    // 'takeUntil(_:predicate:)' is deprecated: renamed to 'take(until:behavior:)'
    _ = source.takeUntil(.inclusive) { $0 > 1 }
    // 'takeWhile' is deprecated: renamed to 'take(while:)'
    _ = source.takeWhile { $0 < 1 }
    // 'catchError' is deprecated: renamed to 'catch(_:)'
    _ = single.catchError { _ in .just(1) }
    // 'catchErrorJustReturn' is deprecated: renamed to 'catchAndReturn(_:)'
    _ = single.catchErrorJustReturn(1)
    // 'observeOn' is deprecated: renamed to 'observe(on:)'
    _ = single.observeOn(main)
    // 'subscribeOn' is deprecated: renamed to 'subscribe(on:)'
    _ = single.subscribeOn(main)
    // 'retryWhen' is deprecated: renamed to 'retry(when:)'
    _ = single.retryWhen { $0.map { (error: Error) in print(error) } }
    // 'subscribe(onSuccess:onError:onDisposed:)' is deprecated: renamed to 'subscribe(onSuccess:onFailure:onDisposed:)'
    _ = single.subscribe(onSuccess: { print($0) }, onError: { print($0) })
    // 'catchErrorJustReturn' is deprecated: renamed to 'catchAndReturn(_:)'
    _ = maybe.catchErrorJustReturn(1)
}
