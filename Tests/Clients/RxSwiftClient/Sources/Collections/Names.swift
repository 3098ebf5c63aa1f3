// Names that other libraries have, and RxSwift doesn't.

/// A name.
public struct Chain {
    /// A name.
    public var links = 3

    /// A name.
    public init() {}
}

/// A name.
public class Lifetime {
    /// A name.
    public init() {}
}

/// A name.
public struct MergeOperator {
    /// A name.
    public init() {}
}

/// A name.
public class TaskScheduler {
    /// A name.
    public init() {}
}

/// A name.
public enum ProcessEvent {
    case began
}
