public import RxDisposables

extension MainObservableType where Element: Sendable {
    /// A sequence made by a closure that runs on the main thread for each subscription.
    ///
    /// ```
    /// create { observer in … }:  a--b--|
    /// ```
    ///
    /// The observer may be used on any thread; events that are sent elsewhere are delivered on the main thread. Events
    /// after a terminal event, or after the disposal of the subscription, are dropped.
    ///
    /// ```swift
    /// let button = button
    /// let taps = MainObservable<Void>.create { observer in
    ///     button.taps.subscribe(onNext: { observer.onNext(()) })
    /// }
    /// taps.subscribe(onNext: { self.label.text = "tapped" }).disposed(by: bag)
    /// ```
    ///
    /// - Parameter subscribe: Starts the work and returns a disposable that ends it, which is disposed of once: when
    ///   the sequence ends or is disposed of, on the thread where that happens.
    /// - Returns: A sequence that sends what the closure sends, on the main thread; a subscription from another thread
    ///   hops there.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_alwaysEmitIntoClient
    public static func create(
        _ subscribe: @escaping @MainActor (AnyObserver<Element>) -> any Disposable
    ) -> MainObservable<Element> {
        Create(assumeMain(subscribe)).subscribedOnMain().observedOnMain()
    }
}
