public import RxDisposables
public import RxSchedulers

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension MainObservableType {
    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``ObservableType/catchAndReturn(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func catchAndReturn(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(promised.replacingError(with: Observable.just(element).subscribedOnMain()))
    }

    /// Makes `filter()` without a condition ambiguous: the parameter of the forms with a key path has a default.
    @_documentation(visibility: internal) @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ none: Never? = nil) -> MainObservable<Element> {
        MainObservable(promised)
    }

    /// Makes `filter()` without a condition ambiguous: the parameter of the forms with a key path has a default.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ none: Never? = nil, _: Void = ()) -> MainObservable<Element> {
        MainObservable(promised)
    }

    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs
    /// on the main actor.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(_:)` for code of the main actor, which may use the main actor's conformances.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) throws -> Key,
        _: Void = ()
    ) -> MainObservable<Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``ObservableType/distinctUntilChanged(at:)`` for sequences of the main thread.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(at:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>,
        _: Void = ()
    ) -> MainObservable<Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``ObservableType`` for sequences of the main thread: its closures run on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func `do`(
        onNext: (@MainActor (Element) throws -> Void)? = nil,
        afterNext: (@MainActor (Element) throws -> Void)? = nil,
        onError: (@MainActor (any Error) throws -> Void)? = nil,
        afterError: (@MainActor (any Error) throws -> Void)? = nil,
        onCompleted: (@MainActor () throws -> Void)? = nil,
        afterCompleted: (@MainActor () throws -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> MainObservable<Element> {
        let result = promised.do(
            onNext: assumeMainIfAny(onNext),
            afterNext: assumeMainIfAny(afterNext),
            onError: assumeMainIfAny(onError),
            afterError: assumeMainIfAny(afterError),
            onCompleted: assumeMainIfAny(onCompleted),
            afterCompleted: assumeMainIfAny(afterCompleted),
            onSubscribe: assumeMainIfAny(onSubscribe),
            onSubscribed: assumeMainIfAny(onSubscribed),
            onDispose: hoppingToMainIfAny(onDispose)
        )
        let subscribesOnMain = onSubscribe != nil || onSubscribed != nil
        return MainObservable(subscribesOnMain ? result.subscribedOnMain() : result)
    }

    /// Splits the source into groups of elements that have a key in common.
    ///
    /// The form of ``ObservableType/groupBy(keySelector:)`` for sequences of the main thread: its closure runs on the
    /// main actor. Keys are also compared wherever a group is released.
    @_alwaysEmitIntoClient
    public func groupBy<Key: Hashable & SendableMetatype>(
        keySelector: @escaping @MainActor (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        map { (key: try keySelector($0), element: $0) }
            .asObservable()
            .groupBy { $0.key }
            .map { group in GroupedObservable(key: group.key, source: group.asObservable().map { $0.element }) }
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form of ``ObservableType/retry(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> MainObservable<Element> {
        let result = promised.retry(maxAttemptCount)
        return MainObservable(maxAttemptCount == 0 ? result.subscribedOnMain() : result)
    }

    /// Emits the elements of an array before those of the source.
    ///
    /// The form of ``ObservableType/startWith(contentsOf:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func startWith(contentsOf elements: sending [Element]) -> MainObservable<Element> {
        MainObservable(promised.startWith(contentsOf: elements).subscribedOnMain())
    }

    /// Emits an element before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func startWith(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(promised.startWith(element).subscribedOnMain())
    }

    /// Emits some elements before those of the source.
    ///
    /// The form of ``ObservableType/startWith(_:_:_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func startWith(
        _ first: Element,
        _ second: Element,
        _ others: Element...
    ) -> MainObservable<Element> where Element: Sendable {
        MainObservable(started(promised, with: [first, second] + others).subscribedOnMain())
    }

    /// Emits the first elements and then completes.
    ///
    /// The form of ``ObservableType/take(_:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func take(_ count: Int) -> MainObservable<Element> {
        let result = promised.take(count)
        return MainObservable(count == 0 ? result.subscribedOnMain() : result)
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``ObservableType/take(until:)`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func take<Source: MainObservableType>(until other: Source) -> MainObservable<Element> {
        MainObservable(taken(promised, until: other.promised))
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``ObservableType`` for sequences of the main thread: its closure runs on the main
    /// actor.
    @_alwaysEmitIntoClient
    public func subscribe(_ on: @escaping @MainActor (Event<Element>) -> Void) -> any Disposable {
        promised.subscribe(assumeMain(on))
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for sequences of the main
    /// thread: its closures run on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onError: (@MainActor (any Error) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        promised.subscribeAssumingMain(
            onNext: onNext,
            onError: onError,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for sequences of the main
    /// thread: its closures run on the main actor.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weaklyOnMain(object, onNext),
            onError: weaklyOnMain(object, onError),
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// The form of `subscribe(with:…)` for code of the main actor, whose objects may not be `Sendable`.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onError: (@MainActor (Object, any Error) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weaklyOnMain(object, onNext),
            onError: weaklyOnMain(object, onError),
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }
}

extension MainObservableType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``ObservableType/distinctUntilChanged()`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func distinctUntilChanged() -> MainObservable<Element> {
        MainObservable(promised.distinctUntilChanged())
    }
}

extension MainObservableType where Element: Equatable {
    /// The form of `distinctUntilChanged()` for code of the main actor, which may use the main actor's conformances.
    @_alwaysEmitIntoClient @MainActor
    public func distinctUntilChanged() -> MainObservable<Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension ObservableType where Element: Sendable {
    /// Emits an element once `dueTime` has passed without a newer one.
    ///
    /// The form of `debounce(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func debounce(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        debounced(asObservable(), dueTime.rxTimeInterval, scheduler).observedOnMain()
    }

    /// Emits at most one element in each period of `dueTime`.
    ///
    /// The form of `throttle(_:latest:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        throttled(asObservable(), dueTime.rxTimeInterval, latest, scheduler).observedOnMain()
    }

    /// Delays the elements and the completion.
    ///
    /// The form of `delay(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        delayed(asObservable(), dueTime.rxTimeInterval, scheduler).observedOnMain()
    }

    /// Fails when no event comes in time.
    ///
    /// The form of `timeout(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        timedOut(asObservable(), dueTime.rxTimeInterval, nil, scheduler).observedOnMain()
    }
}

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// The form of `interval(_:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any MainSchedulerType) -> MainObservable<Element> {
        MainObservable(ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler.promised))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form of `timer(_:period:scheduler:)` of ``ObservableType`` for a scheduler of the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any MainSchedulerType
    ) -> MainObservable<Element> {
        MainObservable(ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler.promised))
    }
}
