public import RxDisposables
public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Lenient form of `create(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Create(sendable(subscribe))
    }

    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(sendable(observableFactory))
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

    /// Lenient form of `from(optional:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: optional.map { [$0] } ?? [], on: scheduler)
    }

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

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Lenient form of `interval(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func interval(_ period: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
        ticking(after: period.rxTimeInterval, every: period.rxTimeInterval, on: scheduler)
    }
}

extension ObservableType {
    /// Lenient form of `just(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        elements(of: [element], on: scheduler)
    }

    /// Lenient form of `of(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        RxObservable.elements(of: elements, on: scheduler)
    }

    /// Lenient form of `repeatElement(_:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func repeatElement(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        repeated(element, on: scheduler)
    }
}

extension ObservableType where Element: FixedWidthInteger & Sendable {
    /// Lenient form of `timer(_:period:scheduler:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any SchedulerType
    ) -> Observable<Element> {
        ticking(after: dueTime.rxTimeInterval, every: period?.rxTimeInterval, on: scheduler)
    }
}

extension ObservableType {
    /// Lenient form of `using(_:observableFactory:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        usingResource(sendable(resourceFactory), sendable(observableFactory))
    }
}
