internal import RxDisposables
internal import RxObservable

extension PrimitiveSequenceType where Trait == SingleTrait, Element: Sendable {
    /// Subscribes and waits for the element.
    ///
    /// ```swift
    /// let user = try await api.user(id: 7).value
    /// ```
    ///
    /// When the task is cancelled, the subscription is disposed of. What comes while it is being made is given even to
    /// a task that has been cancelled before.
    ///
    /// - Returns: The element.
    /// - Throws: The single's error; `CancellationError` if the task was cancelled before there was a result.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public var value: Element {
        get async throws {
            guard let element = try await awaitedElement else { throw RxError.noElements }
            return element
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element: Sendable {
    /// Subscribes and waits for the element, or for completion without one.
    ///
    /// When the task is cancelled, the subscription is disposed of. What comes while it is being made is given even to
    /// a task that has been cancelled before.
    ///
    /// - Returns: The element, or `nil` if there is none.
    /// - Throws: The maybe's error; `CancellationError` if the task was cancelled before there was a result.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public var value: Element? {
        get async throws {
            try await awaitedElement
        }
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// The element, if there is one.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @preconcurrency
    package var awaitedElement: Element? {
        get async throws { try await ResultWaiter.result(of: source) }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes and waits for completion.
    ///
    /// When the task is cancelled, the subscription is disposed of. What comes while it is being made is given even to
    /// a task that has been cancelled before.
    ///
    /// - Throws: The completable's error; `CancellationError` if the task was cancelled before it ended.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public var value: Void {
        get async throws {
            _ = try await ResultWaiter.result(of: source)
        }
    }
}
