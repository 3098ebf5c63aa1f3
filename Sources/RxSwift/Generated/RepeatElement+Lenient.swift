// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `repeatElement(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func repeatElement(_ element: Element) -> Observable<Element> {
        repeated(element)
    }

    /// Lenient form of `repeatElement(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func repeatElement(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        repeated(element, on: scheduler)
    }
}

extension Infallible {
    /// Lenient form of `repeatElement(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func repeatElement(_ element: Element) -> Infallible<Element> {
        Infallible(.repeatElement(element))
    }

    /// Lenient form of `repeatElement(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func repeatElement(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.repeatElement(element, scheduler: scheduler))
    }
}
