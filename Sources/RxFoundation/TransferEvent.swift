/// An event of an upload or a download: its progress, or its result.
public enum TransferEvent<Result> {
    /// So much has been transferred.
    case progress(TransferProgress)
    /// All has been transferred, and this has come of it.
    case finished(Result)
}

extension TransferEvent: Sendable where Result: Sendable {}
extension TransferEvent: Equatable where Result: Equatable {}

/// How far an upload or a download has come.
public struct TransferProgress: Hashable, Sendable {
    /// The number of bytes that have been transferred.
    public let completed: Int64

    /// The number of bytes in all, if it is known.
    public let total: Int64?

    /// Makes a state of a transfer.
    ///
    /// - Parameters:
    ///   - completed: The number of bytes that have been transferred.
    ///   - total: The number of bytes in all, if it is known.
    public init(completed: Int64, total: Int64?) {
        self.completed = completed
        self.total = total
    }

    /// Which part has been transferred, from 0 to 1; `nil` if it isn't known how much there is.
    public var fraction: Double? {
        guard let total, total > 0 else { return nil }
        return min(Double(completed) / Double(total), 1)
    }
}
