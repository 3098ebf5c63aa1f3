// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element]) -> Observable<Element> {
        elements(of: array)
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: array, on: scheduler)
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        elements(of: sequence, iteratedOn: scheduler)
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?) -> Observable<Element> {
        if let optional { .just(optional) } else { .empty() }
    }

    /// Lenient form of `from(optional:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: optional.map { [$0] } ?? [], on: scheduler)
    }
}

extension Infallible {
    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element]) -> Infallible<Element> {
        Infallible(.from(array))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element], scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }

    /// Lenient form of `from(optional:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// Lenient form of `from(optional:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }
}
