// A client: its declarations need no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary

import Rx
import RxExtras

// Observables, subjects, relays and related types.

public func observed<Element: Sendable>(
    _ source: Observable<Element>,
    on scheduler: any ImmediateSchedulerType
) -> Observable<Element> {
    source.subscribe(on: scheduler).observe(on: scheduler)
}

public func total<Element: Sendable>(_ source: Observable<Element>) async throws -> Int {
    var count = 0
    for try await _ in source.values { count += 1 }
    return count
}

public func totalFromNow<Element: Sendable>(_ source: Observable<Element>) async throws -> Int {
    var count = 0
    for try await _ in source.valuesFromNow(bufferingPolicy: .bufferingNewest(3)) { count += 1 }
    return count
}

public func firstOfInfallible<Element: Sendable>(_ source: Infallible<Element>) async -> Element? {
    for await element in source.values { return element }
    return nil
}

public func firstOfDriver<Element: Sendable>(_ source: Driver<Element>) async -> Element? {
    for await element in source.values { return element }
    return nil
}

public struct Page<Element: Sendable>: Sendable {
    public let source: Observable<Element>
    public let values: AsyncValues<Element>

    public init(_ source: Observable<Element>) {
        self.source = source
        values = source.values
    }

    public func first() async throws -> Element? {
        for try await element in values { return element }
        return nil
    }
}

public func combined<First: Sendable, Second: Sendable>(
    _ first: Observable<First>,
    _ second: Observable<Second>
) -> Observable<(First, Second)> {
    Observable.combineLatest(first, second)
}

public func zipped<First: Sendable, Second: Sendable, Result>(
    _ first: Observable<First>,
    _ second: Observable<Second>,
    _ transform: @escaping @Sendable (First, Second) -> Result
) -> Observable<Result> {
    .zip(first, second, resultSelector: transform)
}

public func flattened<Element, Inner: ObservableConvertibleType & SendableMetatype>(
    _ source: Observable<Element>,
    _ selector: @escaping @Sendable (Element) throws -> Inner
) -> [Observable<Inner.Element>] {
    [
        source.flatMap(selector), source.concatMap(selector), source.flatMapLatest(selector),
        source.flatMapFirst(selector),
    ]
}

public func accumulated<Element, State>(
    _ source: Observable<Element>,
    from state: sending State,
    _ reduce: @escaping @Sendable (inout State, Element) throws -> Void
) -> Observable<State> {
    source.scan(into: state, accumulator: reduce)
}

public func begun<Element>(_ source: Observable<Element>, with element: sending Element) -> Observable<Element> {
    source.startWith(element)
}

public func shared<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 2, scope: .forever).multicast { PublishSubject() }.refCount()
}

public func grouped<Element: Sendable, Key: Hashable & Sendable>(
    _ source: Observable<Element>,
    by key: @escaping @Sendable (Element) -> Key
) -> Observable<GroupedObservable<Key, Element>> where Key: SendableMetatype {
    source.groupBy(keySelector: key)
}

public func made<Element>(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
) -> Observable<Element> {
    .create(subscribe)
}

public func windowed<Element: Sendable>(
    _ source: Observable<Element>,
    _ scheduler: any SchedulerType
) -> Observable<[Element]> {
    source.debounce(.seconds(1), scheduler: scheduler)
        .throttle(.seconds(1), scheduler: scheduler)
        .timeout(.seconds(1), scheduler: scheduler)
        .buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler)
}

public final class Store<Element: Sendable>: Sendable {
    private let current: BehaviorRelay<Element>
    private let events = PublishRelay<Element>()
    private let latest = ReplayRelay<Element>.create(bufferSize: 2)
    private let subject = PublishSubject<Element>()
    private let replay = ReplaySubject<Element>.createUnbounded()
    private let last = AsyncSubject<Element>()

    public init(_ element: Element) {
        current = BehaviorRelay(value: element)
    }

    public var value: Element { current.value }

    public func accept(_ element: Element) {
        current.accept(element)
        events.accept(element)
        latest.accept(element)
        subject.onNext(element)
        replay.onNext(element)
        last.onNext(element)
    }

    public func changes() -> [Observable<Element>] {
        [current.asObservable(), events.asObservable(), latest.asObservable(), subject, replay, last]
    }

    public func follow(_ source: Observable<Element>) -> any Disposable {
        Disposables.create(source.bind(to: current), source.bind(to: events), source.bind(to: subject.asObserver()))
    }

    @MainActor public func drive(_ show: @escaping @MainActor @Sendable (Element) -> Void) -> any Disposable {
        Disposables.create(
            current.asDriver().drive(onNext: show),
            events.asSignal().emit(onNext: show),
            latest.observe(on: MainScheduler.instance).subscribe(onNext: show)
        )
    }
}

public func subscribed<Observer: ObserverType & Sendable>(
    _ source: Observable<Observer.Element>,
    _ observer: Observer
) -> any Disposable where Observer.Element: Sendable {
    Disposables.create(source.subscribe(observer), source.bind(to: observer), source.subscribe(AnyObserver(observer)))
}

public struct Own<Element: Sendable>: ObservableType, Sendable {
    let source: Observable<Element>

    public init(_ source: Observable<Element>) {
        self.source = source
    }

    public func subscribe<Observer: ObserverType & Sendable>(
        _ observer: Observer
    ) -> any Disposable where Observer.Element == Element {
        source.subscribe(observer)
    }
}

extension ObservableType where Element: Equatable & Sendable {
    public func changes() -> Observable<(old: Element, new: Element)> {
        distinctUntilChanged().pairwise().map { (old: $0, new: $1) }
    }
}
