// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension Observable {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Observable<Element> {
        JustNode(element)
    }
}

extension ObservableType {
    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: [element], on: scheduler)
    }
}

extension Infallible {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(.just(element))
    }
}

extension PrimitiveSequence where Trait: ElementTrait {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }
}

extension InfallibleType {
    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }
}
