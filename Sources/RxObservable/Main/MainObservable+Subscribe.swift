public import RxDisposables

extension MainObservableType {
    /// Subscribes an observer of the main actor.
    ///
    /// Its conformance may be isolated to the main actor, since every event is delivered on the main thread.
    ///
    /// - Parameter observer: Takes every event.
    /// - Returns: The subscription. It lives on until the sequence ends or it is disposed of, held or not.
    /// - SeeAlso: [subscribe](https://reactivex.io/documentation/operators/subscribe.html)
    @MainActor @_disfavoredOverload
    public func subscribe<Observer: ObserverType>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        promised.subscribe(assumingMain: observer)
    }
}

#if DEBUG
/// An observer that checks the thread of its calls.
private struct MainObserver<Observer: ObserverType>: ObserverType {
    let observer: Observer

    func on(_ event: Event<Observer.Element>) {
        assertOnMain()
        observer.on(event)
    }
}
#endif

extension Observable {
    /// Subscribes an observer that is isolated to the main actor, or has an isolated conformance, to a sequence that
    /// delivers on main.
    package final func subscribe<Observer: ObserverType>(
        assumingMain observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        #if DEBUG
        subscribe(unchecked: MainObserver(observer: observer))
        #else
        subscribe(unchecked: observer)
        #endif
    }

    /// Subscribes closures of the main actor to a sequence that delivers on main: the common implementation of all such
    /// forms.
    @_alwaysEmitIntoClient
    package final func subscribeAssumingMain(
        onNext: (@MainActor (Element) -> Void)?,
        onError: (@MainActor (any Error) -> Void)?,
        onCompleted: (@MainActor () -> Void)?,
        onDisposed: (@MainActor () -> Void)?
    ) -> any Disposable {
        subscribeHandlers(
            HandlerSink.self,
            onNext: assumeMainIfAny(onNext),
            onError: assumeMainIfAny(onError),
            onCompleted: assumeMainIfAny(onCompleted),
            onDisposed: hoppingToMainIfAny(onDisposed)
        )
    }
}
