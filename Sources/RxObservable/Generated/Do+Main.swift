// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainObservableType {
    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``ObservableType`` for sequences of the main thread: its closures are the main
    /// actor's.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it goes down; an error that it throws fails the sequence.
    ///   - afterNext: Called with each element after it went down; an error that it throws fails the sequence.
    ///   - onError: Called with the error before it goes down; an error that it throws goes down instead.
    ///   - afterError: Called with the error after it went down. The sequence is over then, so an error that it throws
    ///     goes to ``Hooks/defaultErrorHandler``.
    ///   - onCompleted: Called before completion goes down; an error that it throws goes down instead.
    ///   - afterCompleted: Called after completion went down. The sequence is over then, so an error that it throws
    ///     goes to ``Hooks/defaultErrorHandler``.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
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
        let result = asObservable().do(
            onNext: onMain(ifAny: onNext),
            afterNext: onMain(ifAny: afterNext),
            onError: onMain(ifAny: onError),
            afterError: onMain(ifAny: afterError),
            onCompleted: onMain(ifAny: onCompleted),
            afterCompleted: onMain(ifAny: afterCompleted),
            onSubscribe: onMain(ifAny: onSubscribe),
            onSubscribed: onMain(ifAny: onSubscribed),
            onDispose: hoppingToMain(ifAny: onDispose)
        )
        let subscribesOnMain = onSubscribe != nil || onSubscribed != nil
        return MainObservable(subscribesOnMain ? result.subscribedOnMain() : result)
    }
}
