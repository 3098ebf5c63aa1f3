import RxSwift

// The names that RxSwift 6 has deprecated: each line that has one says the warning it gets.

enum Failure: Error { case some }

func oldNames(_ source: Observable<Int>, _ other: Observable<Int>, _ single: Single<Int>, _ maybe: Maybe<Int>) {
    let main = MainScheduler.instance
    _ = source.catchError { _ in other }  // 'catchError' is deprecated: renamed to 'catch(_:)'
    _ = source.catchErrorJustReturn(1)  // 'catchErrorJustReturn' is deprecated: renamed to 'catchAndReturn(_:)'
    _ = Observable.catchError([source, other])  // 'catchError' is deprecated: renamed to 'catch(sequence:)'
    _ = source.elementAt(1)  // 'elementAt' is deprecated: renamed to 'element(at:)'
    _ = source.observeOn(main)  // 'observeOn' is deprecated: renamed to 'observe(on:)'
    _ = source.subscribeOn(main)  // 'subscribeOn' is deprecated: renamed to 'subscribe(on:)'
    _ = source.retryWhen { $0.map { (error: Error) in print(error) } }  // 'retryWhen' is deprecated: renamed to 'retry(when:)'
    _ = source.skipUntil(other)  // 'skipUntil' is deprecated: renamed to 'skip(until:)'
    _ = source.skipWhile { $0 < 1 }  // 'skipWhile' is deprecated: renamed to 'skip(while:)'
    _ = source.take(.seconds(1), scheduler: main)  // 'take(_:scheduler:)' is deprecated: renamed to 'take(for:scheduler:)'
    _ = source.takeUntil(other)  // 'takeUntil' is deprecated: renamed to 'take(until:)'
    _ = source.takeUntil(.inclusive) { $0 > 1 }  // 'takeUntil(_:predicate:)' is deprecated: renamed to 'take(until:behavior:)'
    _ = source.takeWhile { $0 < 1 }  // 'takeWhile' is deprecated: renamed to 'take(while:)'
    _ = single.catchError { _ in .just(1) }  // 'catchError' is deprecated: renamed to 'catch(_:)'
    _ = single.catchErrorJustReturn(1)  // 'catchErrorJustReturn' is deprecated: renamed to 'catchAndReturn(_:)'
    _ = single.observeOn(main)  // 'observeOn' is deprecated: renamed to 'observe(on:)'
    _ = single.subscribeOn(main)  // 'subscribeOn' is deprecated: renamed to 'subscribe(on:)'
    _ = single.retryWhen { $0.map { (error: Error) in print(error) } }  // 'retryWhen' is deprecated: renamed to 'retry(when:)'
    _ = single.subscribe(onSuccess: { print($0) }, onError: { print($0) })  // 'subscribe(onSuccess:onError:onDisposed:)' is deprecated: renamed to 'subscribe(onSuccess:onFailure:onDisposed:)'
    _ = maybe.catchErrorJustReturn(1)  // 'catchErrorJustReturn' is deprecated: renamed to 'catchAndReturn(_:)'
}
