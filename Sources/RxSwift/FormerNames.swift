public import RxDisposables
public import RxObservable
public import RxTraits

// Names of RxSwift 3 to 5, which old tutorials have: the compiler says what to write now. Times as plain numbers aren't
// among them: each operator would have a second form, which every chain would pay for.

extension Disposable {
    /// Former name of `disposed(by:)`.
    @_alwaysEmitIntoClient
    @available(*, unavailable, renamed: "disposed(by:)")
    public func addDisposableTo(_ bag: DisposeBag) {}
}

extension ObservableType {
    /// Former name of `bind(to:)`.
    @_alwaysEmitIntoClient
    @available(*, unavailable, renamed: "bind(to:)")
    public func bindTo<Target>(_ target: Target) -> any Disposable { Disposables.create() }

    /// Former name of `bind(to:curriedArgument:)`.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write bind(to: binder)(argument), or bind(to:curriedArgument:)")
    public func bindTo<Argument, Result>(
        _ binder: (Self) -> (Argument) -> Result,
        curriedArgument: Argument
    ) -> Result { binder(self)(curriedArgument) }

    /// Former name of `bind(onNext:)`.
    @_alwaysEmitIntoClient
    @available(*, unavailable, renamed: "bind(onNext:)")
    public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { Disposables.create() }

    /// Former name of `map` with an index.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write enumerated().map { index, element in … }")
    public func mapWithIndex<Result>(_ transform: @escaping (Element, Int) throws -> Result) -> Observable<Result> {
        .never()
    }

    /// Former name of `flatMap` with an index.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write enumerated().flatMap { index, element in … }")
    public func flatMapWithIndex<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element, Int) throws -> Source
    ) -> Observable<Source.Element> { .never() }

    /// Former name of `take(while:)` with an index.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write enumerated().take(while: { index, element in … }).map { $0.element }")
    public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Former name of `skip(while:)` with an index.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write enumerated().skip(while: { index, element in … }).map { $0.element }")
    public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
        .never()
    }

    /// Former name of `share(replay:scope:)`.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write share(replay: count), or share(replay: count, scope: .forever)")
    public func shareReplay(_ count: Int) -> Observable<Element> { .never() }

    /// Former name of `share(replay:)`.
    @_alwaysEmitIntoClient
    @available(*, unavailable, message: "write share(replay: 1)")
    public func shareReplayLatestWhileConnected() -> Observable<Element> { .never() }
}

/// Former name of a relay for a value.
@available(*, unavailable, message: "write BehaviorRelay(value:), of RxRelay, and accept(_:) to set its value")
public struct Variable<Element> {
    /// The relay.
    @_alwaysEmitIntoClient public init(_ value: Element) {}
    /// Its value.
    @_alwaysEmitIntoClient public var value: Element {
        get { fatalError("A Variable can't be made: use BehaviorRelay(value:).") }
        nonmutating set {}
    }
    /// Its values.
    @_alwaysEmitIntoClient public func asObservable() -> Observable<Element> { .never() }
}

/// Former name of a binder.
@available(*, unavailable, renamed: "Binder")
public typealias UIBindingObserver<Target, Value> = Binder<Value>
