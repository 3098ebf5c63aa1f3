public import RxSchedulers
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) -> Key
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source.distinctUntilChanged(keySelector))
    }

    /// Lenient form of `distinctUntilChanged(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source.distinctUntilChanged(comparer))
    }

    /// Lenient form of `distinctUntilChanged(_:comparer:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) -> Key,
        comparer: @escaping (Key, Key) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source.distinctUntilChanged(keySelector, comparer: comparer))
    }

    /// Lenient form of `debounce(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func debounce(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source.debounce(dueTime, scheduler: SharingStrategy.scheduler))
    }

    /// Lenient form of `throttle(_:latest:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func throttle(_ dueTime: any RxTimeSpan, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
    }

    /// Lenient form of `delay(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source.delay(dueTime, scheduler: SharingStrategy.scheduler))
    }
}
