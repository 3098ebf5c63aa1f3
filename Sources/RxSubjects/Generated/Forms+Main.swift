// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Shares one subscription to the source between all subscribers.
    ///
    /// The form of ``/RxSubjects/RxObservable/ObservableType/share(replay:scope:)`` for sequences of the main thread.
    ///
    /// ```swift
    /// let shown = titles.observe(on: MainScheduler.instance).map { self.prefix + $0 }.share(replay: 1)
    /// shown.subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    /// shown.subscribe(onNext: { self.field.text = $0 }).disposed(by: bag)  // mapped once for both
    /// ```
    ///
    /// - Parameters:
    ///   - replay: The number of past elements that a new subscriber receives first; none if it is negative.
    ///   - scope: Whether they outlive the last subscriber and the end.
    /// - Returns: The shared sequence, on the main thread; a subscription from another thread hops there. Completes and
    ///   fails with the source.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        MainObservable(shared(asObservable(), replay: replay, scope: scope).subscribedOnMain())
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// The form of ``/RxSubjects/RxObservable/ObservableType/share(scope:)`` for sequences of the main thread.
    ///
    /// ```swift
    /// let shown = titles.observe(on: MainScheduler.instance).map { self.prefix + $0 }.share()
    /// ```
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source: with `whileConnected`, it
    ///   subscribes to the source again; with `forever`, it receives the end.
    /// - Returns: The shared sequence, on the main thread; a subscription from another thread hops there. Completes and
    ///   fails with the source.
    /// - Complexity: O(1) for an element and subscriber.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        MainObservable(shared(asObservable(), replay: 0, scope: scope).subscribedOnMain())
    }
}
