#if canImport(Combine)
public import Combine
internal import RxObservable
public import RxTraits

@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
extension PrimitiveSequence where Element: Sendable {
    /// The single, maybe or completable as a publisher, which keeps its element until that is demanded.
    ///
    /// - Returns: A publisher of the element, if there is one, which fails with the sequence.
    public func asPublisher() -> AnyPublisher<Element, any Error> {
        SequencePublisher(asObservable(), .keepsOldest(.max)).eraseToAnyPublisher()
    }

    /// The single, maybe or completable as a publisher.
    public var publisher: AnyPublisher<Element, any Error> { asPublisher() }
}
#endif
