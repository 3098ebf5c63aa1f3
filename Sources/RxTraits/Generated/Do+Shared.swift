// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Performs side effects for each event, and leaves the sequence as it is.
    ///
    /// The form of `do(onNext:…)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element before it goes down.
    ///   - afterNext: Called with each element after it went down.
    ///   - onCompleted: Called before completion goes down.
    ///   - afterCompleted: Called after completion went down.
    ///   - onSubscribe: Called before the source is subscribed to.
    ///   - onSubscribed: Called after the source was subscribed to.
    ///   - onDispose: Called once when the subscription is over, after the source was disposed of.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
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
                onNext: onMain(ifAny: onNext),
                afterNext: onMain(ifAny: afterNext),
                onCompleted: onMain(ifAny: onCompleted),
                afterCompleted: onMain(ifAny: afterCompleted),
                onSubscribe: onMain(ifAny: onSubscribe),
                onSubscribed: onMain(ifAny: onSubscribed),
                onDispose: hoppingToMain(ifAny: onDispose)
            )
        )
    }
}
