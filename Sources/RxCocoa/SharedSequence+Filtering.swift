public import RxObservable
public import RxSchedulers
public import RxSwift
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().distinctUntilChanged(keySelector))
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().distinctUntilChanged(comparer))
    }

    /// Lenient form of `distinctUntilChanged(_:comparer:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key,
        comparer: @escaping (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Lenient form of `debounce(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func debounce(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// Lenient form of `throttle(_:latest:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func throttle(_ dueTime: any RxTimeSpan, latest: Bool = true) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(sourceForOperator().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }

    /// Lenient form of `delay(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public consuming func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(sourceForOperator().delay(dueTime, scheduler: SharingStrategy.scheduler))
    }
}
