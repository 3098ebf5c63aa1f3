public import RxSchedulers
internal import RxSwift
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharingScheduler {
    /// Lenient form of `mock(makeScheduler:action:)`, for clients in Swift 5 mode.
    public static func mock<Result>(
        makeScheduler: @escaping () -> any SchedulerType,
        action: () throws -> Result
    ) rethrows -> Result {
        try mockUnchecked(makeScheduler, action)
    }

    /// Lenient form of `mock(scheduler:action:)`, for clients in Swift 5 mode.
    public static func mock<Result>(scheduler: any SchedulerType, action: () throws -> Result) rethrows -> Result {
        try mockUnchecked({ scheduler }, action)
    }
}
