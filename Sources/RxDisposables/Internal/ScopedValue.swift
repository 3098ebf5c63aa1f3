#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// A value that is set while an action runs: for the code that the action calls, and for the tasks that it starts.
///
/// ```swift
/// private static let collector = ScopedValue<FailureList>()
/// …
/// try collector.withValue(list) { try body() }
/// ```
///
/// It is task-local. Systems before macOS 10.15 and iOS 13 have no tasks; there it is thread-local.
package final class ScopedValue<Value: Sendable>: Sendable {
    /// A `TaskLocal` or a `ThreadValues`.
    private let storage: any AnyObject & Sendable

    /// Makes a value that isn't set anywhere.
    package init() {
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) {
            storage = TaskLocal<Value?>(wrappedValue: nil)
        } else {
            storage = ThreadValues<Value>()
        }
    }

    /// The value that the caller sees; `nil` outside of all actions.
    package var current: Value? {
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) {
            taskLocal.get()
        } else {
            ofThreads.current
        }
    }

    package func withValue<Result>(_ value: Value, _ action: () throws -> Result) rethrows -> Result {
        if #available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) {
            return try taskLocal.withValue(value, operation: action)
        }
        // Calls may be nested, so the value of the outer call is restored, also when the action throws.
        let former = ofThreads.replace(with: value)
        defer { _ = ofThreads.replace(with: former) }
        return try action()
    }

    /// Runs an action with a value, across its suspensions.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    nonisolated(nonsending) package func withValue<Result>(
        _ value: Value,
        _ action: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await taskLocal.withValue(value, operation: action)
    }

    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    private var taskLocal: TaskLocal<Value?> {
        // SAFETY: on a system with tasks, `init` has stored a `TaskLocal`.
        unsafeDowncast(storage, to: TaskLocal<Value?>.self)
    }

    private var ofThreads: ThreadValues<Value> {
        // SAFETY: on a system without tasks, `init` has stored a `ThreadValues`.
        unsafeDowncast(storage, to: ThreadValues<Value>.self)
    }
}

/// A value for each thread that is in an action.
private final class ThreadValues<Value: Sendable>: Sendable {
    private let values = Locked<[UInt: Value]>([:])

    var current: Value? { values.withLock { $0[ThreadValues.thread] } }

    /// Replaces the calling thread's value, and returns the one before it.
    func replace(with value: Value?) -> Value? {
        values.withLock { values in
            let former = values[ThreadValues.thread]
            values[ThreadValues.thread] = value
            return former
        }
    }

    /// The calling thread, which is a number or a pointer, by the system.
    private static var thread: UInt {
        #if canImport(Glibc)
        UInt(pthread_self())
        #else
        UInt(bitPattern: pthread_self())
        #endif
    }
}
