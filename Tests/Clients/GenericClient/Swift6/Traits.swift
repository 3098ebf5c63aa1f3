// A client: its declarations need no documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, BeginDocumentationCommentWithOneLineSummary

import Rx
import RxBlocking
import RxExtras
import RxStreams
import RxTest
import RxTracing
import RxVirtualTime

// Traits, controls, tests, tracing, and blocking threads.

public func mapped<Element, Result>(
    _ single: Single<Element>,
    _ transform: @escaping @Sendable (Element) throws -> Result
) -> Single<Result> {
    single.map(transform).retry(2)
}

public func awaited<Element: Sendable>(_ single: Single<Element>) async throws -> Element {
    try await single.value
}

public func awaited<Element: Sendable>(_ maybe: Maybe<Element>) async throws -> Element? {
    try await maybe.value
}

public func both<First: Sendable, Second: Sendable>(
    _ first: Single<First>,
    _ second: Single<Second>
) -> Single<(First, Second)> {
    Single.zip(first, second)
}

public func afterwards<Element>(_ completable: Completable, _ element: sending Element) -> Single<Element> {
    completable.andThen(.just(element))
}

public func orElse<Element>(_ maybe: Maybe<Element>, _ element: sending Element) -> Single<Element> {
    maybe.ifEmpty(default: element)
}

public func onMain<Trait, Element: Sendable>(
    _ source: PrimitiveSequence<Trait, Element>
) -> MainPrimitiveSequence<Trait, Element> {
    source.observe(on: MainScheduler.instance)
}

public func safe<Element: Sendable>(_ source: Observable<Element>, _ element: Element) -> Infallible<Element> {
    source.asInfallible(onErrorJustReturn: element).share(replay: 1)
}

public func driven<Element: Sendable & Equatable, Result>(
    _ source: Observable<Element>,
    _ element: Element,
    _ transform: @escaping @MainActor @Sendable (Element) -> Result
) -> Driver<Result> {
    source.asDriver(onErrorJustReturn: element).distinctUntilChanged().map(transform)
}

public func merged<Strategy, Element>(
    _ first: SharedSequence<Strategy, Element>,
    _ second: SharedSequence<Strategy, Element>
) -> SharedSequence<Strategy, Element> {
    .merge(first, second)
}

public func main<Element: Sendable>(_ source: Observable<Element>) -> MainObservable<Element> {
    source.observe(on: MainScheduler.instance)
}

public func event<Element: Sendable>(_ source: Observable<Element>) -> ControlEvent<Element> {
    ControlEvent(events: source)
}

public func property<Target: AnyObject & Sendable, Value: Sendable>(
    _ source: Observable<Value>,
    _ target: Target,
    _ set: @escaping @MainActor @Sendable (Target, Value) -> Void
) -> ControlProperty<Value> {
    ControlProperty(values: source, valueSink: Binder(target, binding: set))
}

extension Reactive where Base: AnyObject & Sendable {
    @MainActor
    public func binder<Value: Sendable>(_ property: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
        Binder(base, property)
    }
}

public func bridged<Source: AsyncSequence & Sendable>(_ source: Source) -> Observable<Source.Element>
where Source.Element: Sendable {
    source.asObservable()
}

public func blocked<Element: Sendable>(_ source: Observable<Element>) throws -> [Element] {
    try source.toBlocking(timeout: 1).toArray()
}

public func tried<Element: Sendable>(_ source: Observable<Element>, _ policy: RepeatBehavior) -> Observable<Element> {
    source.retry(policy, scheduler: MainScheduler.instance).share(policy: .cache)
}

public func tracked<Element: Sendable>(
    _ source: Observable<Element>,
    _ activity: ActivityIndicator,
    _ errors: ErrorTracker
) -> Observable<Element> {
    source.trackActivity(activity).trackError(errors)
}

public func recorded<Element: Sendable & Equatable>(
    _ source: Observable<Element>,
    _ scheduler: TestScheduler
) -> [Recorded<Event<Element>>] {
    scheduler.start { source }.events
}

public func timed<Converter: VirtualTimeConverterType>(
    _ scheduler: VirtualTimeScheduler<Converter>
) -> Converter.VirtualTimeUnit {
    scheduler.start()
    return scheduler.clock
}

public func checkpointed<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.checkpoint("generic")
}

public func disposed<Resource: Disposable>(
    _ make: @escaping @Sendable () throws -> Resource
) -> Observable<Resource> where Resource: SendableMetatype {
    .using(make, observableFactory: { .just($0) })
}
