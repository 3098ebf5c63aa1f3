internal import Dispatch
public import RxDisposables
public import RxObservable
internal import RxSchedulers
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableConvertibleType {
    /// The elements, for `for try await`; subscribes at once, as in RxSwift.
    ///
    /// Lenient form of `valuesFromNow(bufferingPolicy:counter:)`, for clients in Swift 5 mode. What comes before the
    /// loop waits for it; a source that sends a run of elements sends all of them at once. When the task is cancelled,
    /// the loop throws `CancellationError`. The subscription is disposed of soon after that, or after the loop has been
    /// left: on main, if that happened there.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_alwaysEmitIntoClient
    public var values: AsyncThrowingStream<Element, any Error> {
        let source = asObservable()
        return AsyncThrowingStream { stream in
            // The stream may be over before `subscribe` has returned.
            let subscription = SingleAssignmentDisposable()
            stream.onTermination = { reason in
                guard case .cancelled = reason else { return }
                stream.finish(throwing: CancellationError())
                disposeSoon(subscription)
            }
            subscription.setDisposable(
                source.subscribe(
                    onNext: { stream.yield($0) },
                    onError: { stream.finish(throwing: $0) },
                    onCompleted: { stream.finish() }
                )
            )
        }
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension InfallibleType {
    /// Lenient form of `values`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public var values: AsyncStream<Element> {
        stream(of: asObservable())
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension SharedSequence {
    /// Lenient form of `values`, for clients in Swift 5 mode.
    ///
    /// It is the main actor's, as in RxSwift, so that `await driver.values` warns of nothing.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @MainActor
    public var values: AsyncStream<Element> {
        stream(of: asObservable())
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `value`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public var value: Element {
        get async throws {
            guard let element = try await awaitedElement else { throw RxError.noElements }
            return element
        }
    }

    /// Lenient form of `create(detached:priority:work:)`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public static func create(
        detached: Bool = false,
        priority: TaskPriority? = nil,
        work: @escaping @Sendable () async throws -> Element
    ) -> Single<Element> {
        strictCreate(detached, priority, work)
    }
}

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `value`, for clients in Swift 5 mode.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public var value: Element? {
        get async throws { try await awaitedElement }
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension AsyncSequence {
    /// Lenient form of `asObservable(priority:)`, for clients in Swift 5 mode.
    public func asObservable(priority: TaskPriority? = nil, _: Void = ()) -> Observable<Element> {
        strictObservable(priority)
    }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
private func stream<Element>(of source: Observable<Element>) -> AsyncStream<Element> {
    AsyncStream { stream in
        let subscription = SingleAssignmentDisposable()
        stream.onTermination = { if case .cancelled = $0 { disposeSoon(subscription) } }
        // The source can't fail (contract C3).
        subscription.setDisposable(
            source.subscribe(
                onNext: { stream.yield($0) },
                onCompleted: { stream.finish() }
            )
        )
    }
}

/// Disposes of the subscription of a stream after the caller, which may be a cancellation handler (contract A7).
@usableFromInline
func disposeSoon(_ subscription: SingleAssignmentDisposable) {
    (MainQueue.isCurrent ? DispatchQueue.main : .global()).async { subscription.dispose() }
}
