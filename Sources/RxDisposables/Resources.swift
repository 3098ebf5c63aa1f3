/// Counts the live objects of the library, to find leaks.
///
/// ```swift
/// let before = Resources.total
/// do {
///     let bag = DisposeBag()
///     source.subscribe(onNext: { show($0) }).disposed(by: bag)
/// }
/// assert(Resources.total == before, "Something is still subscribed")
/// ```
///
/// It counts in debug builds and in builds with the package trait `ResourceTracing`. In other builds it costs nothing,
/// and every number is 0.
public enum Resources {
    /// Whether this build counts.
    public static var isEnabled: Bool {
        #if DEBUG || ResourceTracing
        true
        #else
        false
        #endif
    }

    /// The number of live nodes, sinks, subjects, schedulers and disposables.
    public static var total: Int32 {
        #if DEBUG || ResourceTracing
        Int32(truncatingIfNeeded: count.load(ordering: .acquiring))
        #else
        0
        #endif
    }

    /// Counts one more live object.
    ///
    /// - Returns: The number of live objects after that.
    @discardableResult
    public static func incrementTotal() -> Int32 {
        #if DEBUG || ResourceTracing
        Int32(truncatingIfNeeded: count.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue)
        #else
        0
        #endif
    }

    /// Counts one live object fewer.
    ///
    /// - Returns: The number of live objects after that.
    @discardableResult
    public static func decrementTotal() -> Int32 {
        #if DEBUG || ResourceTracing
        Int32(truncatingIfNeeded: count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue)
        #else
        0
        #endif
    }

    /// Makes an object that lives as long as the process and so doesn't count.
    ///
    /// - Parameters:
    ///   - make: Makes the object.
    ///   - count: How many objects the library counts for it: the object and its parts.
    /// - Returns: The object.
    package static func uncounted<Object: AnyObject>(_ make: @autoclosure () -> Object, count: Int = 1) -> Object {
        let object = make()
        for _ in 0..<count { decrementTotal() }
        return object
    }

    /// The number of live subscriptions that observe on a serial dispatch queue.
    public static var numberOfSerialDispatchQueueObservables: Int32 {
        #if DEBUG || ResourceTracing
        Int32(truncatingIfNeeded: serialDispatchQueueCount.load(ordering: .acquiring))
        #else
        0
        #endif
    }

    /// Counts subscriptions that observe on a serial dispatch queue.
    ///
    /// - Parameter change: How many there are more; negative if there are fewer.
    package static func changeNumberOfSerialDispatchQueueObservables(by change: Int32) {
        #if DEBUG || ResourceTracing
        serialDispatchQueueCount.wrappingAdd(Int(change), ordering: .acquiringAndReleasing)
        #endif
    }

    #if DEBUG || ResourceTracing
    private static let count = AtomicInt(0)
    private static let serialDispatchQueueCount = AtomicInt(0)
    #endif
}
