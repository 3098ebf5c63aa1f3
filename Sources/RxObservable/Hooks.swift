internal import RxDisposables
internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Settings for the whole process: what happens to errors that nobody handles.
public enum Hooks {
    /// Takes an error that nobody handles, with the call stack of the `subscribe` that left it unhandled.
    public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    /// Makes a description of the current call stack, a line for each frame.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    private struct Settings {
        var defaultErrorHandler: DefaultErrorHandler
        var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack?
    }

    // Beside the other settings, since each subscription without onError asks for it.
    private static let isRecording = Atomic<Bool>(isDebugBuild)

    private static let lock = Lock()
    // SAFETY: guarded by the lock.
    private static nonisolated(unsafe) var settings = Settings(
        defaultErrorHandler: printUnhandled
    )

    /// The old value is freed after the lock has been released: that may run code of the user's.
    private static func replace<Value>(_ setting: WritableKeyPath<Settings, Value>, by value: Value) {
        lock.lock()
        let old = settings[keyPath: setting]
        settings[keyPath: setting] = value
        lock.unlock()
        // Without this the optimiser ends the old value's life at its last use, under the lock.
        withExtendedLifetime(old) {}
    }

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Whether `subscribe` without `onError` notes where it was called.
    ///
    /// On in debug builds, off in release.
    ///
    /// The call stack costs some microseconds at each such subscription, and is put into words only when an error comes.
    public static var recordCallStackOnError: Bool {
        get { isRecording.load(ordering: .acquiring) }
        set { isRecording.store(newValue, ordering: .releasing) }
    }

    /// Takes the errors that reach a `subscribe` without `onError`.
    ///
    /// By default they are written to standard error.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.withLock { settings.defaultErrorHandler } }
        set { replace(\.defaultErrorHandler, by: newValue) }
    }

    /// Replaces the library's own way to describe the call stack of a subscription.
    ///
    /// It runs on the subscribing thread.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.withLock { settings.customCaptureSubscriptionCallstack } ?? captureCallStack }
        set { replace(\.customCaptureSubscriptionCallstack, by: newValue) }
    }

    /// Notes where a subscription without `onError` is made, if that is wanted.
    ///
    /// - Returns: What to do with an error; `nil` to call ``unhandled(_:)``, which knows of no place.
    static func recordSubscription() -> (@Sendable (any Error) -> Void)? {
        guard isRecording.load(ordering: .relaxed) else { return nil }
        if let custom = lock.withLock({ settings.customCaptureSubscriptionCallstack }) {
            let lines = custom()
            return { error in defaultErrorHandler(lines, error) }
        }
        let callStack = CallStack.capture()
        return { error in defaultErrorHandler(callStack.lines, error) }
    }

    /// Takes an error that nobody handles, of a subscription that wasn't noted.
    static func unhandled(_ error: any Error) {
        defaultErrorHandler([], error)
    }

    private static let captureCallStack: CustomCaptureSubscriptionCallstack = { CallStack.capture().lines }

    private static let printUnhandled: DefaultErrorHandler = { callStack, error in
        var text = "Rx: an error reached a subscription without onError: \(error)\n"
        if callStack.isEmpty {
            text += "  (set Hooks.recordCallStackOnError to see where it was subscribed to)\n"
        } else {
            text += "  subscribed to at:\n"
            text += callStack.map { "    \($0)\n" }.joined()
        }
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
