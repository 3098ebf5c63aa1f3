// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers
public import RxTraits

extension ObservableType {
    /// Lenient form of `generate(initialState:condition:iterate:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        generated(initialState, while: sendable(condition), sendable(iterate))
    }

    /// Lenient form of `generate(initialState:condition:scheduler:iterate:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        generated(initialState, while: sendable(condition), on: scheduler, sendable(iterate))
    }
}

extension Infallible {
    /// Lenient form of `generate(initialState:condition:iterate:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) -> Bool,
        iterate: @escaping (Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.generate(initialState: initialState, condition: condition, iterate: iterate))
    }

    /// Lenient form of `generate(initialState:condition:scheduler:iterate:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) -> Bool,
        scheduler: any ImmediateSchedulerType,
        iterate: @escaping (Element) -> Element
    ) -> Infallible<Element> {
        Infallible(.generate(initialState: initialState, condition: condition, scheduler: scheduler, iterate: iterate))
    }
}
