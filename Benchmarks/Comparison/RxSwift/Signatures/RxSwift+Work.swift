// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of RxSwift 6 that the work uses, beside the signatures in
// Tests/Clients/RxSwiftClient/Reference/RxSwift.swift: enough to check that it compiles where RxSwift isn't available.

public protocol ImmediateSchedulerType {}

public final class CurrentThreadScheduler: ImmediateSchedulerType {
    public static let instance = CurrentThreadScheduler()
}

public final class SerialDispatchQueueScheduler: ImmediateSchedulerType {
    public init(internalSerialQueueName: String) {}
}

public typealias RxAbstractInteger = FixedWidthInteger

public enum SubjectLifetimeScope {
    case whileConnected, forever
}

public struct GroupedObservable<Key, Element>: ObservableType {
    public let key: Key

    public func asObservable() -> Observable<Element> { fatalError("Signatures alone.") }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        fatalError("Signatures alone.")
    }
}

public final class PublishSubject<Element>: Observable<Element>, ObserverType {
    public override init() {}
    public func on(_ event: Event<Element>) {}
}

public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
    public init(value: Element) {}
    public func on(_ event: Event<Element>) {}
}

extension ObservableType {

    public static func from(
        _ array: [Element],
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        fatalError("Signatures alone.")
    }

    public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        fatalError("Signatures alone.")
    }

    public func take(_ count: Int) -> Observable<Element> { fatalError("Signatures alone.") }

    public func skip(_ count: Int) -> Observable<Element> { fatalError("Signatures alone.") }

    public func toArray() -> Single<[Element]> { fatalError("Signatures alone.") }

    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        fatalError("Signatures alone.")
    }

    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        fatalError("Signatures alone.")
    }

    public static func combineLatest<
        O1: ObservableType,
        O2: ObservableType,
        O3: ObservableType,
        O4: ObservableType
    >(
        _ source1: O1,
        _ source2: O2,
        _ source3: O3,
        _ source4: O4,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
    ) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public static func zip<O1: ObservableType, O2: ObservableType>(
        _ source1: O1,
        _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        fatalError("Signatures alone.")
    }

    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        fatalError("Signatures alone.")
    }

    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        fatalError("Signatures alone.")
    }
}

extension ObservableType where Element: RxAbstractInteger {
    public static func range(
        start: Element,
        count: Element,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        fatalError("Signatures alone.")
    }
}

extension ObservableType where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> { fatalError("Signatures alone.") }
}

extension ObservableType where Element: ObservableConvertibleType {
    public func merge() -> Observable<Element.Element> { fatalError("Signatures alone.") }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    public static func just(_ element: Element) -> Single<Element> { fatalError("Signatures alone.") }

    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        fatalError("Signatures alone.")
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil,
        onFailure: ((Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        fatalError("Signatures alone.")
    }
}
