public import RxObservable

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension MainObservableType {
    /// Shares one subscription to the source between all subscribers.
    ///
    /// The form of `share(replay:scope:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        MainObservable(shared(promised, replay: replay, scope: scope).subscribedOnMain())
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// The form of `share(scope:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> MainObservable<Element> {
        MainObservable(shared(promised, replay: 0, scope: scope).subscribedOnMain())
    }
}
