// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The signatures of RxSwift 6 that `Mistakes.swift` uses, without implementations: with these, the compiler reports a
// mistake as users of RxSwift know it.

public protocol Disposable {
    func dispose()
}

public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

public struct Disposables {
    public static func create() -> Disposable { fatalError("Signatures alone.") }
    public static func create(with dispose: @escaping () -> Void) -> Cancelable { fatalError("Signatures alone.") }
}

public final class DisposeBag {
    public init() {}
}

extension Disposable {
    public func disposed(by bag: DisposeBag) {}
}

public enum Event<Element> {
    case next(Element)
    case error(Error)
    case completed
}

public protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) { on(.next(element)) }
    public func onError(_ error: Error) { on(.error(error)) }
    public func onCompleted() { on(.completed) }
}

public struct AnyObserver<Element>: ObserverType {
    public func on(_ event: Event<Element>) {}
}

public protocol ObservableConvertibleType {
    associatedtype Element
    func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

public class Observable<Element>: ObservableType {
    public func asObservable() -> Observable<Element> { self }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        fatalError("Signatures alone.")
    }
}

extension ObservableType {
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
    {
        fatalError("Signatures alone.")
    }

    public static func just(_ element: Element) -> Observable<Element> { fatalError("Signatures alone.") }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        fatalError("Signatures alone.")
    }

    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable { fatalError("Signatures alone.") }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        fatalError("Signatures alone.")
    }

    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source,
        resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        fatalError("Signatures alone.")
    }

    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        fatalError("Signatures alone.")
    }
}

public struct PrimitiveSequence<Trait, Element> {}
public enum SingleTrait {}
public enum MaybeTrait {}
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

public enum MaybeEvent<Element> {
    case success(Element)
    case error(Error)
    case completed
}

public protocol PrimitiveSequenceType {
    associatedtype Trait
    associatedtype Element
}

extension PrimitiveSequence: PrimitiveSequenceType {}

extension PrimitiveSequenceType where Trait == SingleTrait {
    public typealias SingleObserver = (Result<Element, Error>) -> Void

    public static func create(subscribe: @escaping (@escaping SingleObserver) -> Disposable) -> Single<Element> {
        fatalError("Signatures alone.")
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

    public static func create(subscribe: @escaping (@escaping MaybeObserver) -> Disposable) -> Maybe<Element> {
        fatalError("Signatures alone.")
    }
}
