public import RxSchedulers
internal import RxSwift
public import RxTraits

extension SharingScheduler {
    /// Lenient form of `mock(makeScheduler:action:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func mock<Result>(
        makeScheduler: @escaping () -> any SchedulerType,
        action: () throws -> Result
    ) rethrows -> Result {
        try strictMock(sendable(makeScheduler), action)
    }

    // It isn't obsolete itself, as what is would find the lenient form first, and call itself.
    private static func strictMock<Result>(
        _ makeScheduler: @escaping @Sendable () -> any SchedulerType,
        _ action: () throws -> Result
    ) rethrows -> Result {
        try mock(makeScheduler: makeScheduler, action: action)
    }
}
