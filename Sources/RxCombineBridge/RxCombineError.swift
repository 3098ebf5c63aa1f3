#if canImport(Combine)
/// An error of the conversion between a sequence and a publisher.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public enum RxCombineError: Error, Equatable, CustomStringConvertible {
    /// An element came, and there was neither demand for it nor room to wait.
    case noDemand(limit: Int)

    /// The error, its cause, and a remedy.
    public var description: String {
        switch self {
        case .noDemand(let limit):
            """
            A publisher has failed with \(limit) elements waiting: another one came, and its subscriber had demanded \
            none. Demand more, slow the sequence down (`throttle`, `sample`), or make the publisher with \
            `asPublisher(buffering:)`, which keeps elements or drops them.
            """
        }
    }
}
#endif
