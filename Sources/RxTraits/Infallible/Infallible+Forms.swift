public import RxDisposables
public import RxObservable
public import RxRelay
public import RxSchedulers

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension InfallibleType {
    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures don't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func `do`(
        onNext: (@Sendable (Element) -> Void)? = nil,
        afterNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        afterCompleted: (@Sendable () -> Void)? = nil,
        onSubscribe: (@Sendable () -> Void)? = nil,
        onSubscribed: (@Sendable () -> Void)? = nil,
        onDispose: (@Sendable () -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext,
                afterNext: afterNext,
                onCompleted: onCompleted,
                afterCompleted: afterCompleted,
                onSubscribe: onSubscribe,
                onSubscribed: onSubscribed,
                onDispose: onDispose
            )
        )
    }

    /// Subscribes a closure that takes every event.
    ///
    /// The form of `subscribe(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
    }

    /// Starts the sequence, with a closure for each kind of event.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(onNext:onError:onCompleted:onDisposed:)`` for sequences
    /// that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(
        onNext: (@Sendable (Element) -> Void)? = nil,
        onCompleted: (@Sendable () -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures that receive an object, which the subscription doesn't keep alive.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(with:onNext:onError:onCompleted:onDisposed:)`` for
    /// sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        with object: Object,
        onNext: (@Sendable (Object, Element) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            onNext: weakly(object, onNext),
            onCompleted: weakly(object, onCompleted),
            onDisposed: weakly(object, onDisposed)
        )
    }

    /// Forwards every event to observers.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element {
        asObservable().subscribe(ObserverGroup(observers))
    }

    /// Forwards every event to observers of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_disfavoredOverload
    public func bind<Observer: ObserverType & Sendable>(
        to observers: Observer...
    ) -> any Disposable where Observer.Element == Element? {
        asObservable().subscribe(OptionalObserverGroup(observers))
    }

    /// Calls a closure with every element.
    ///
    /// The form of `bind(onNext:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func bind(onNext: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }

    /// Passes the sequence to a function.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Passes the sequence to a function, and an argument to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func bind<Argument, Result>(to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument) -> Result {
        binder(self)(curriedArgument)
    }

    /// Passes the sequence to a function, and a closure of the main actor to the function that it returns.
    ///
    /// The form of `bind(to:curriedArgument:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closures run on the main actor.
    @_alwaysEmitIntoClient
    public func bind<each Argument, Output, Result>(
        to binder: (Self) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result,
        curriedArgument: @escaping @MainActor (repeat each Argument) -> Output
    ) -> Result {
        binder(self)(curriedArgument)
    }
}

extension InfallibleType where Element: Sendable {
    /// Forwards every element to relays.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_disfavoredOverload
    public func bind<Relay: RelayType & Sendable>(to relays: Relay...) -> any Disposable
    where Relay.Element == Element {
        asObservable().feed(relays)
    }

    /// Forwards every element to relays of optional elements.
    ///
    /// The form of `bind(to:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_disfavoredOverload
    public func bind<Relay: RelayType & Sendable>(to relays: Relay...) -> any Disposable
    where Relay.Element == Element? {
        asObservable().feed(relays)
    }

    /// Delivers the events on the main thread.
    ///
    /// The form of `observe(on:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any MainSchedulerType) -> MainObservable<Element> {
        asObservable().observe(on: scheduler)
    }

    /// Subscribes with an asynchronous closure, which is called with one element after the other.
    ///
    /// The form of `subscribe(bufferingPolicy:…)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil,
        priority: TaskPriority? = nil,
        @_inheritActorContext onNext: @escaping @isolated(any) @Sendable (Element) async -> Void,
        @_inheritActorContext onCompleted: (@isolated(any) @Sendable () async -> Void)? = nil,
        onDisposed: (@Sendable () -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(
            bufferingPolicy: bufferingPolicy,
            counter: counter,
            priority: priority,
            onNext: onNext,
            onCompleted: onCompleted,
            onDisposed: onDisposed
        )
    }
}

extension InfallibleConvertibleType where Element: Sendable {
    /// The elements, for `for try await`; subscribes when the first one is asked for.
    ///
    /// The form of `values` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public var values: AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asInfallible().asObservable().values)
    }

    /// The elements, for `for try await`, with a limit on how many wait; subscribes when the first one is asked for.
    ///
    /// The form of `values(bufferingPolicy:counter:)` of ``/RxObservable/ObservableType`` for sequences that can't
    /// fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy,
        counter: DropCounter? = nil
    ) -> AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asInfallible().asObservable().values(bufferingPolicy: bufferingPolicy, counter: counter))
    }

    /// The elements from now on, for `for try await`: subscribes at once, and keeps elements until they are asked for.
    ///
    /// The form of `valuesFromNow(bufferingPolicy:counter:)` of ``/RxObservable/ObservableType`` for sequences that
    /// can't fail.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded,
        counter: DropCounter? = nil
    ) -> AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(
            asInfallible().asObservable().valuesFromNow(bufferingPolicy: bufferingPolicy, counter: counter)
        )
    }
}
