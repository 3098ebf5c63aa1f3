import Synchronization

/// Records for each closure whether it runs on the main thread.
public final class MainWitness: Sendable {
    private let onMain = Atomic<Int>(0)
    private let elsewhere = Atomic<Int>(0)

    /// Makes a witness without records.
    public init() {}

    /// Whether something was recorded, and all of it on main.
    public var isClean: Bool { hasNotes && elsewhere.load(ordering: .acquiring) == 0 }

    /// Whether something was recorded.
    public var hasNotes: Bool {
        onMain.load(ordering: .acquiring) + elsewhere.load(ordering: .acquiring) > 0
    }

    /// Records the thread of this call.
    public func note() {
        if MainQueue.isCurrent {
            onMain.wrappingAdd(1, ordering: .acquiringAndReleasing)
        } else {
            elsewhere.wrappingAdd(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Records the thread, and returns the argument.
    public func note<Value>(_ value: Value) -> Value {
        note()
        return value
    }
}
