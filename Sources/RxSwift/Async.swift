internal import RxDisposables
public import RxObservable
public import RxTraits

extension ObservableConvertibleType {
    /// Lenient form of `values`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0)
    public var values: AsyncThrowingStream<Element, any Error> {
        let values = UncheckedValues(asObservable())
        return AsyncThrowingStream { try await values.next() }
    }
}

extension InfallibleType {
    /// Lenient form of `values`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0)
    public var values: AsyncStream<Element> {
        stream(of: asObservable())
    }
}

extension SharedSequence {
    /// Lenient form of `values`, for clients in Swift 5 mode.
    ///
    /// It is the main actor's, as in RxSwift, so that `await driver.values` warns of nothing.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0) @MainActor
    public var values: AsyncStream<Element> {
        stream(of: asObservable())
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `value`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0)
    public var value: Element {
        get async throws { try await uncheckedValue }
    }

    /// Lenient form of `create(detached:priority:work:)`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0)
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> {
        uncheckedCreate(detached, priority, work)
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `value`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0)
    public var value: Element? {
        get async throws { try await uncheckedValue }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension AsyncSequence {
    /// Lenient form of `asObservable(priority:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func asObservable(priority: TaskPriority? = nil, _: Void = ()) -> Observable<Element> {
        uncheckedObservable(priority)
    }
}

// The functions below call the strict forms, with each element in a `Sendable` wrapper. They aren't obsolete: an
// obsolete function would find the lenient form before the strict one, and call itself.

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private final class UncheckedValues<Element>: Sendable {
    // SAFETY: one task at a time asks for the next element.
    nonisolated(unsafe) private var iterator: AsyncValues<UncheckedSendable<Element>>.Iterator

    init(_ source: Observable<Element>) {
        iterator = source.map { UncheckedSendable($0) }.values.makeAsyncIterator()
    }

    func next() async throws -> Element? {
        try await iterator.next(isolation: nil)?.value
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private func stream<Element>(of source: Observable<Element>) -> AsyncStream<Element> {
    let values = UncheckedValues(source)
    // The source can't fail (contract C3).
    return AsyncStream { try? await values.next() }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    fileprivate var uncheckedValue: Element {
        get async throws { try await map { UncheckedSendable($0) }.value.value }
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    fileprivate static func uncheckedCreate(
        _ detached: Bool,
        _ priority: TaskPriority?,
        _ work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> {
        Single<UncheckedSendable<Element>>
            .create(detached: detached, priority: priority) { UncheckedSendable(try await work()) }
            .map { $0.value }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    fileprivate var uncheckedValue: Element? {
        get async throws { try await map { UncheckedSendable($0) }.value?.value }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension AsyncSequence {
    fileprivate func uncheckedObservable(_ priority: TaskPriority?) -> Observable<Element> {
        UncheckedSequence(base: UncheckedSendable(self)).asObservable(priority: priority).map { $0.value }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private struct UncheckedSequence<Base: AsyncSequence>: AsyncSequence, Sendable {
    struct Iterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator

        mutating func next() async throws -> UncheckedSendable<Base.Element>? {
            try await base.next().map(UncheckedSendable.init)
        }
    }

    let base: UncheckedSendable<Base>

    func makeAsyncIterator() -> Iterator {
        Iterator(base: base.value.makeAsyncIterator())
    }
}
