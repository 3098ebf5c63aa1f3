internal import RxDisposables

/// Counts the elements for which a bounded queue had no room, on any thread.
///
/// ```swift
/// let drops = DropCounter()
/// for try await position in positions.values(bufferingPolicy: .bufferingNewest(1), counter: drops) { show(position) }
/// print(drops.count)
/// ```
public final class DropCounter: Sendable {
    private let dropped = AtomicInt(0)

    /// Makes a counter.
    public init() {}

    /// How many elements have been dropped.
    public var count: Int {
        dropped.load(ordering: .relaxed)
    }

    package func increment() {
        dropped.wrappingAdd(1, ordering: .relaxed)
    }
}
