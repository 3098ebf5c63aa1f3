import TestSupport

/// The operators that make a sequence from each element.
enum FlatteningOperator: CaseIterable, Sendable {
    case concatMap
    case flatMap
    case flatMapLatest

    func apply<Element, Inner: ObservableConvertibleType & SendableMetatype>(
        to source: Observable<Element>,
        _ selector: @escaping @Sendable (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        switch self {
        case .concatMap: source.concatMap(selector)
        case .flatMap: source.flatMap(selector)
        case .flatMapLatest: source.flatMapLatest(selector)
        }
    }
}

/// The operators that delay elements.
enum TimedOperator: CaseIterable, Sendable {
    case debounce
    case delay
    case throttle
    case throttleWithoutLatest

    func apply<Element: Sendable>(
        to source: Observable<Element>,
        _ dueTime: RxTimeInterval,
        _ scheduler: any SchedulerType
    ) -> Observable<Element> {
        switch self {
        case .debounce: source.debounce(dueTime, scheduler: scheduler)
        case .delay: source.delay(dueTime, scheduler: scheduler)
        case .throttle: source.throttle(dueTime, scheduler: scheduler)
        case .throttleWithoutLatest: source.throttle(dueTime, latest: false, scheduler: scheduler)
        }
    }
}

/// The forms of `merge` that take sequences.
enum MergeForm: CaseIterable {
    case list
    case array
    case collection

    func merge<Element>(_ sources: [Observable<Element>]) -> Observable<Element> {
        switch self {
        case .list: .merge(sources[0], sources[1])
        case .array: .merge(sources)
        case .collection: .merge(ContiguousArray(sources))
        }
    }
}
