/// An event of an upload or a download: its progress, or its result.
public enum TransferEvent<Result> {
    /// The amount that has been transferred so far.
    case progress(TransferProgress)
    /// All has been transferred, with this result.
    case finished(Result)
}

extension TransferEvent: Sendable where Result: Sendable {}
extension TransferEvent: Equatable where Result: Equatable {}

/// The progress of an upload or a download.
public struct TransferProgress: Hashable, Sendable {
    /// The number of bytes that have been transferred.
    public let completed: Int64

    /// The number of bytes in all, if it is known.
    public let total: Int64?

    /// Makes the progress of a transfer.
    ///
    /// - Parameters:
    ///   - completed: The number of bytes that have been transferred.
    ///   - total: The number of bytes in all, if it is known.
    public init(completed: Int64, total: Int64?) {
        self.completed = completed
        self.total = total
    }

    /// The transferred part, from 0 to 1; `nil` if the total isn't known.
    public var fraction: Double? {
        guard let total, total > 0 else { return nil }
        return min(Double(completed) / Double(total), 1)
    }
}
