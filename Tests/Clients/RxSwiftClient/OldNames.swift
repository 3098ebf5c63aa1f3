import RxSwift

// The names that RxSwift 6 has deprecated, and those that RxSwift 3 to 5 had: the line above each has the compiler's
// message.

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

func formerNames(_ source: Observable<Int>, _ observer: AnyObserver<Int>, _ bag: DisposeBag) {
    let subscription = source.subscribe()
    // 'addDisposableTo' has been renamed to 'disposed(by:)'
    subscription.addDisposableTo(bag)
    // 'bindTo' has been renamed to 'bind(to:)'
    _ = source.bindTo(observer)
    // 'bindNext' has been renamed to 'bind(onNext:)'
    _ = source.bindNext { print($0) }
    // 'mapWithIndex' is unavailable: write enumerated().map { index, element in … }
    _ = source.mapWithIndex { number, index in number + index }
    // 'flatMapWithIndex' is unavailable: write enumerated().flatMap { index, element in … }
    _ = source.flatMapWithIndex { number, index in Observable.of(number, index) }
    // 'takeWhileWithIndex' is unavailable: write enumerated().take(while: { index, element in … }).map { $0.element }
    _ = source.takeWhileWithIndex { _, index in index < 3 }
    // 'skipWhileWithIndex' is unavailable: write enumerated().skip(while: { index, element in … }).map { $0.element }
    _ = source.skipWhileWithIndex { _, index in index < 3 }
    // 'shareReplay' is unavailable: write share(replay: count), or share(replay: count, scope: .forever)
    _ = source.shareReplay(1)
    // 'shareReplayLatestWhileConnected()' is unavailable: write share(replay: 1)
    _ = source.shareReplayLatestWhileConnected()
    // 'Variable' is unavailable: write BehaviorRelay(value:), of RxRelay, and accept(_:) to set its value
    let variable = Variable(1)
    variable.value = 2
    _ = variable.asObservable()
    // 'UIBindingObserver' has been renamed to 'Binder'
    let binder: UIBindingObserver<DisposeBag, Int>? = nil
    _ = binder
}
