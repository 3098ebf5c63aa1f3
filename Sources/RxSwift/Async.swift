internal import RxDisposables
public import RxObservable
internal import RxSchedulers
public import RxTraits

extension ObservableConvertibleType {
    /// The elements, for `for try await`; subscribes at once, as in RxSwift.
    ///
    /// Lenient form of `valuesFromNow(bufferingPolicy:counter:)`, for clients in Swift 5 mode. What comes before the
    /// loop waits for it; a source that sends a run of elements sends all of them at once. When the task is cancelled,
    /// the loop throws `CancellationError`. The subscription is disposed of soon after that, or after the loop has been
    /// left: on main, if that happened there.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @available(swift, obsoleted: 6.0)
    public var values: AsyncThrowingStream<Element, any Error> {
        let source = asObservable()
        return AsyncThrowingStream { stream in
            let subscription = StreamSubscription<Element>()
            stream.onTermination = { reason in
                guard case .cancelled = reason else { return }
                stream.finish(throwing: CancellationError())
                subscription.disposeSoon()
            }
            subscription.start(source, { stream.yield($0) }, { stream.finish(throwing: $0) })
        }
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

/// The subscription of a stream.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private struct StreamSubscription<Element>: Sendable {
    // The stream may be over before `subscribe` has returned.
    private let subscription = SingleAssignmentDisposable()

    func start(
        _ source: Observable<Element>,
        _ onNext: @escaping @Sendable (sending Element) -> Void,
        _ onEnd: @escaping @Sendable ((any Error)?) -> Void
    ) {
        subscription.setDisposable(
            source.subscribe(
                onNext: { onNext(UncheckedSendable($0).value) },
                onError: { onEnd($0) },
                onCompleted: { onEnd(nil) }
            )
        )
    }

    /// Disposes of the subscription after the caller, which may be a cancellation handler (contract A7).
    func disposeSoon() {
        if MainQueue.isCurrent {
            Task { @MainActor in subscription.dispose() }
        } else {
            Task { subscription.dispose() }
        }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private func stream<Element>(of source: Observable<Element>) -> AsyncStream<Element> {
    AsyncStream { stream in
        let subscription = StreamSubscription<Element>()
        stream.onTermination = { if case .cancelled = $0 { subscription.disposeSoon() } }
        // The source can't fail (contract C3).
        subscription.start(source, { stream.yield($0) }, { _ in stream.finish() })
    }
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
