public import RxDisposables
public import RxObservable
public import RxSchedulers

extension ObservableType {
    /// Lenient form of `create(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Create(sendable(subscribe))
    }

    /// Lenient form of `deferred(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(sendable(observableFactory))
    }

    /// Lenient form of `from(_:scheduler:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        FromSequence(sequence, scheduler: scheduler)
    }

    /// Lenient form of `generate(initialState:condition:scheduler:iterate:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Generate(
            initialState: initialState,
            condition: sendable(condition),
            scheduler: scheduler,
            iterate: sendable(iterate)
        )
    }

    /// Lenient form of `using(_:observableFactory:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Using(sendable(resourceFactory), sendable(observableFactory))
    }
}
