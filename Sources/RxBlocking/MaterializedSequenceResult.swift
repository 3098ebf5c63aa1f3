/// The elements that a sequence emitted, and how it ended.
public enum MaterializedSequenceResult<Element> {
    /// It completed.
    case completed(elements: [Element])
    /// It failed, or took too long.
    case failed(elements: [Element], error: any Error)
}

extension MaterializedSequenceResult: Sendable where Element: Sendable {}
