#if canImport(Combine)
public import Combine
public import RxObservable
public import RxTraits

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension ObservableConvertibleType where Element: Sendable {
    /// The sequence as a publisher; each subscriber subscribes to it, and gets no more than it demands.
    ///
    /// ```swift
    /// let cancellable = positions.asPublisher(buffering: .newest(1)).sink(
    ///     receiveCompletion: { print($0) },
    ///     receiveValue: { print($0) }
    /// )
    /// ```
    ///
    /// The sequence is subscribed to at once, whatever the demand. Elements are delivered on the thread that sends
    /// them, and waiting ones on the thread that demands them; those of control events, control properties and other
    /// main sequences always on the main thread. Cancelling disposes. The completion comes after the waiting elements.
    /// The publisher isn't `Sendable`, as no `AnyPublisher` is.
    ///
    /// - Parameter buffering: How elements without demand are handled.
    /// - Returns: A publisher of the elements, which fails with the sequence.
    public func asPublisher(buffering: PublisherBuffering = .unbounded) -> AnyPublisher<Element, any Error> {
        SequencePublisher(asObservable(), buffering.surplus, staysOnMain: self is any MainObservableType)
            .eraseToAnyPublisher()
    }

    /// The sequence as a publisher that fails when more elements wait for demand than are allowed to.
    ///
    /// - Parameter limit: How many may wait.
    /// - Returns: A publisher of the elements; waiting ones are delivered before ``RxCombineError/noDemand(limit:)``.
    public func asPublisher(failingBeyond limit: Int) -> AnyPublisher<Element, any Error> {
        SequencePublisher(asObservable(), .fails(limit: limit), staysOnMain: self is any MainObservableType)
            .eraseToAnyPublisher()
    }

    /// The sequence as a publisher, with all elements waiting for demand.
    public var publisher: AnyPublisher<Element, any Error> { asPublisher() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension InfallibleConvertibleType where Element: Sendable {
    /// The sequence as a publisher that can't fail; each subscriber gets no more than it demands.
    ///
    /// - Parameter buffering: How elements without demand are handled.
    /// - Returns: A publisher of the elements.
    public func asPublisher(buffering: PublisherBuffering = .unbounded) -> AnyPublisher<Element, Never> {
        SequencePublisher(unfailing: asObservable(), buffering.surplus, staysOnMain: self is any MainObservableType)
            .eraseToAnyPublisher()
    }

    /// The sequence as a publisher that can't fail, with all elements waiting for demand.
    public var publisher: AnyPublisher<Element, Never> { asPublisher() }
}

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension SharedSequence where Element: Sendable {
    /// The driver or signal as a publisher that can't fail and sends on the main thread.
    ///
    /// - Parameter buffering: How elements without demand are handled.
    /// - Returns: A publisher of the elements.
    public func asPublisher(buffering: PublisherBuffering = .unbounded) -> AnyPublisher<Element, Never> {
        SequencePublisher(unfailing: asObservable(), buffering.surplus, staysOnMain: true).eraseToAnyPublisher()
    }

    /// The driver or signal as a publisher that can't fail and sends on the main thread.
    public var publisher: AnyPublisher<Element, Never> { asPublisher() }
}
#endif
