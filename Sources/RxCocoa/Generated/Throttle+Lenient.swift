// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `throttle(_:latest:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func throttle(
        _ dueTime: any RxTimeSpan,
        latest: Bool = true
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler) }
    }
}
