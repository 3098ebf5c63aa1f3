// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element...) -> Observable<Element> {
        RxObservable.elements(of: elements)
    }

    /// Lenient form of `of(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        RxObservable.elements(of: elements, on: scheduler)
    }
}

extension Infallible {
    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element...) -> Infallible<Element> {
        Infallible(.from(elements))
    }

    /// Lenient form of `of(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }
}
