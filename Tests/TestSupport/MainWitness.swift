import RxSchedulers
import Synchronization

/// Notes for each closure whether it runs on the main thread.
public final class MainWitness: Sendable {
    private let onMain = Atomic<Int>(0)
    private let elsewhere = Atomic<Int>(0)

    /// Makes a witness without notes.
    public init() {}

    /// Whether something was noted, and all of it on main.
    public var isClean: Bool { hasNotes && elsewhere.load(ordering: .acquiring) == 0 }

    /// Whether something was noted.
    public var hasNotes: Bool {
        onMain.load(ordering: .acquiring) + elsewhere.load(ordering: .acquiring) > 0
    }

    /// Notes where this is called.
    public func note() {
        if MainQueue.isCurrent {
            onMain.wrappingAdd(1, ordering: .acquiringAndReleasing)
        } else {
            elsewhere.wrappingAdd(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Notes, and hands on what it is given.
    public func note<Value>(_ value: Value) -> Value {
        note()
        return value
    }
}
