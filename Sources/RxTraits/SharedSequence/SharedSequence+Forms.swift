public import RxDisposables
public import RxObservable
public import RxRelay
public import RxSchedulers

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension SharedSequenceConvertibleType {
    /// Makes `filter()` without a condition ambiguous: the parameter of the forms with a key path has a default.
    @_documentation(visibility: internal) @available(swift, introduced: 6.0) @_alwaysEmitIntoClient
    public func filter(_ none: Never? = nil) -> SharedSequence<SharingStrategy, Element> {
        asSharedSequence()
    }

    /// Makes `filter()` without a condition ambiguous: the parameter of the forms with a key path has a default.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ none: Never? = nil, _: Void = ()) -> SharedSequence<SharingStrategy, Element> {
        asSharedSequence()
    }

    // Disfavoured as the form with a comparer: for pairs the type checker would take this one, with the two halves of a
    // pair as the two parameters of a comparer's closure.
    /// Drops elements whose key is equal to the key of the last one that passed.
    ///
    /// The form of `distinctUntilChanged(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure
    /// runs on the main actor and doesn't throw.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func distinctUntilChanged<Key: Equatable & SendableMetatype>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(_:)` for code of the main actor, which may use the main actor's conformances.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping @MainActor (Element) -> Key,
        mode: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(keySelector, comparer: equalOnMain())
    }

    /// Drops elements that have the same value at a key path as the last one that passed.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged(at:)`` for drivers and signals.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func distinctUntilChanged<Property: Equatable & SendableMetatype>(
        at keyPath: any KeyPath<Element, Property> & Sendable
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged(at:)` for code of the main actor, which may use the main actor's key paths.
    @available(swift, introduced: 6.0) @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public consuming func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// The form of `distinctUntilChanged` in Swift 5 mode.
    @available(swift, obsoleted: 6.0) @_alwaysEmitIntoClient
    public consuming func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>,
        _: Void = ()
    ) -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())
    }

    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures run on the
    /// main actor and don't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func `do`(
        onNext: (@MainActor (Element) -> Void)? = nil,
        afterNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        afterCompleted: (@MainActor () -> Void)? = nil,
        onSubscribe: (@MainActor () -> Void)? = nil,
        onSubscribed: (@MainActor () -> Void)? = nil,
        onDispose: (@MainActor () -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sourceForOperator().do(
                onNext: assumeMainIfAny(onNext),
                afterNext: assumeMainIfAny(afterNext),
                onCompleted: assumeMainIfAny(onCompleted),
                afterCompleted: assumeMainIfAny(afterCompleted),
                onSubscribe: assumeMainIfAny(onSubscribe),
                onSubscribed: assumeMainIfAny(onSubscribed),
                onDispose: hoppingToMainIfAny(onDispose)
            )
        )
    }

    /// Emits elements until another sequence emits one.
    ///
    /// The form of ``/RxObservable/ObservableType/take(until:)`` for drivers and signals.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func take<Source: SharedSequenceConvertibleType>(
        until other: Source
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { taken($0, until: other.source) }
    }

    /// Emits the latest element of another sequence whenever the source emits.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType>(
        _ second: Source
    ) -> SharedSequence<SharingStrategy, Source.Element> {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source) { $1 })
    }

    /// Combines each element with the latest element of another sequence.
    ///
    /// The form of ``/RxObservable/ObservableType/withLatestFrom(_:resultSelector:)`` for drivers and signals: its
    /// closure runs on the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public consuming func withLatestFrom<Source: SharedSequenceConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping @MainActor (Element, Source.Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> where Source.SharingStrategy == SharingStrategy {
        SharedSequence(combined(sourceForOperator(), withLatestFrom: second.source, assumeMain(resultSelector)))
    }
}

extension SharedSequence {
    /// Combines the latest elements of all sequences of a collection into an array whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Value]>
    where Element == [Value], Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, collection.map(\.source)) { $0 })
    }

    /// Combines the latest elements of all sequences of a collection whenever one of them emits.
    ///
    /// The form of ``/RxObservable/ObservableType/combineLatest(_:resultSelector:)`` for drivers and signals: its
    /// closure runs on the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func combineLatest<Collection: Swift.Collection, Value>(
        _ collection: Collection,
        resultSelector: @escaping @MainActor ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.latest, collection.map(\.source), assumeMain(resultSelector)))
    }

    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let factory = assumeMain(observableFactory)
        return SharedSequence(.deferred { factory().source })
    }

    /// A sequence without elements that completes at once.
    ///
    /// The form of ``/RxObservable/ObservableType/empty()`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.empty())
    }

    /// A sequence of the elements of an array.
    ///
    /// The form of ``/RxObservable/ObservableType/from(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: elements(of: array, on: SharingStrategy.scheduler))
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(raw: elements(of: sequence, iteratedOn: SharingStrategy.scheduler))
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func from(optional: sending Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            raw: elements(of: optional.map { [$0] } ?? [], on: SharingStrategy.scheduler)
        )
    }

    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: Observable.just(element))
    }

    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .never())
    }

    /// A sequence of the given elements.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
        from(elements)
    }

    /// Combines the elements of all sequences of a collection in arrays: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:)`` for drivers and signals.
    @_alwaysEmitIntoClient
    public static func zip<Collection: Swift.Collection, Value>(
        _ collection: Collection
    ) -> SharedSequence<SharingStrategy, [Value]>
    where Element == [Value], Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, collection.map(\.source)) { $0 })
    }

    /// Combines the elements of all sequences of a collection: the first ones, the second ones, and so on.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:resultSelector:)`` for drivers and signals: its closure runs on
    /// the main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<Collection: Swift.Collection, Value>(
        _ collection: Collection,
        resultSelector: @escaping @MainActor ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, collection.map(\.source), assumeMain(resultSelector)))
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// The form of `timer(_:period:scheduler:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: any RxTimeSpan
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequenceConvertibleType where Element: Equatable & SendableMetatype {
    /// Drops elements that are equal to the one before them.
    ///
    /// The form of ``/RxObservable/ObservableType/distinctUntilChanged()`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinctUntilChanged() }
    }

    /// The same, for the lenient form, which would call itself by the other name.
    @_transparent @_alwaysEmitIntoClient @preconcurrency
    package consuming func strictDistinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged()
    }
}

extension SharedSequenceConvertibleType where Element: Equatable {
    /// The form of `distinctUntilChanged()` for code of the main actor, which may use the main actor's conformances.
    @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public consuming func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
        distinctUntilChanged(equalOnMain())
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for drivers.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func drive() -> any Disposable {
        source.subscribe()
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for drivers: its
    /// closures run on the main actor.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func drive(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeAssumingMain(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    // A trailing closure could be a function of the sequence, too. The type checker doesn't try that, with all calls of
    // the chain again, since this form isn't disfavoured. The last parameter ranks it behind the lenient form.
    /// Starts the sequence, with a closure for each element.
    ///
    /// The form of ``drive(onNext:onCompleted:onDisposed:)`` for a trailing closure.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient @preconcurrency @MainActor
    public func drive(trailing onNext: (@MainActor (Element) -> Void)?, _: Void = ()) -> any Disposable {
        drive(onNext: onNext, onCompleted: nil, onDisposed: nil)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for drivers:
    /// its closures run on the main actor.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func drive<Object: AnyObject>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribeAssumingMain(
            onNext: weaklyOnMain(object, onNext),
            onError: nil,
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @preconcurrency @MainActor @_disfavoredOverload
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @preconcurrency @MainActor @_disfavoredOverload
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @preconcurrency @MainActor @_disfavoredOverload
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @preconcurrency @MainActor @_disfavoredOverload
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        source.feed(relays)
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @preconcurrency @MainActor @_disfavoredOverload
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(assumingMain: ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @preconcurrency @MainActor @_disfavoredOverload
    public func drive<Observer: ObserverType>(
        _ observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(assumingMain: OptionalObserverGroup(observers))
    }

    /// Passes the sequence to a function.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for drivers.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func drive<Result>(_ binder: (Observable<Element>) -> Result) -> Result {
        binder(source)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for drivers.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func drive<Argument, Result>(
        _ binder: (Observable<Element>) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result {
        binder(source)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for drivers: its closures run on the
    /// main actor.
    @_alwaysEmitIntoClient @preconcurrency @MainActor
    public func drive<each Argument, Output, Result>(
        _ binder: (Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(source)(curriedArgument)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for signals.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func emit() -> any Disposable {
        source.subscribe()
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for signals: its
    /// closures run on the main actor.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func emit(
        onNext: (@MainActor (Element) -> Void)? = nil,
        onCompleted: (@MainActor () -> Void)? = nil,
        onDisposed: (@MainActor () -> Void)? = nil
    ) -> any Disposable {
        source.subscribeAssumingMain(onNext: onNext, onError: nil, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    // As that of `drive`: it could be an observer.
    /// Starts the sequence, with a closure for each element.
    ///
    /// The form of ``emit(onNext:onCompleted:onDisposed:)`` for a trailing closure.
    @_documentation(visibility: internal) @_alwaysEmitIntoClient @preconcurrency @MainActor
    public func emit(trailing onNext: (@MainActor (Element) -> Void)?, _: Void = ()) -> any Disposable {
        emit(onNext: onNext, onCompleted: nil, onDisposed: nil)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for signals:
    /// its closures run on the main actor.
    @_alwaysEmitIntoClient @preconcurrency @MainActor @_disfavoredOverload
    public func emit<Object: AnyObject>(
        with object: Object,
        onNext: (@MainActor (Object, Element) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> Void)? = nil
    ) -> any Disposable {
        source.subscribeAssumingMain(
            onNext: weaklyOnMain(object, onNext),
            onError: nil,
            onCompleted: weaklyOnMain(object, onCompleted),
            onDisposed: weaklyOnMain(object, onDisposed)
        )
    }

    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    @preconcurrency @MainActor @_disfavoredOverload
    public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element {
        source.feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    @preconcurrency @MainActor @_disfavoredOverload
    public func emit<Relay: RelayType>(to relays: Relay...) -> any Disposable where Relay.Element == Element? {
        source.feed(relays)
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    @preconcurrency @MainActor @_disfavoredOverload
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(assumingMain: ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for signals.
    @preconcurrency @MainActor @_disfavoredOverload
    public func emit<Observer: ObserverType>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        source.subscribe(assumingMain: OptionalObserverGroup(observers))
    }
}
