// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Lenient form of `delay(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    @inline(__always)
    public consuming func delay(_ dueTime: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.delay(dueTime, scheduler: SharingStrategy.scheduler) }
    }
}
