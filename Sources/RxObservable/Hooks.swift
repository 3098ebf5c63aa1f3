internal import RxDisposables

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
        var recordCallStackOnError: Bool
        var defaultErrorHandler: DefaultErrorHandler
        var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack?
    }

    private static let lock = Lock()
    // SAFETY: guarded by the lock.
    private static nonisolated(unsafe) var settings = Settings(
        recordCallStackOnError: isDebugBuild,
        defaultErrorHandler: printUnhandled
    )

    /// The old value is freed after the lock has been released: that may run code of the user's.
    private static func replace<Value>(_ setting: WritableKeyPath<Settings, Value>, by value: Value) {
        lock.lock()
        let old = settings[keyPath: setting]
        settings[keyPath: setting] = value
        lock.unlock()
        _ = consume old
    }

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Whether `subscribe` without `onError` notes where it was called. On in debug builds, off in release.
    ///
    /// The call stack costs some microseconds at each such subscription, and is put into words only when an error comes.
    public static var recordCallStackOnError: Bool {
        get { lock.withLock { settings.recordCallStackOnError } }
        set { replace(\.recordCallStackOnError, by: newValue) }
    }

    /// Takes the errors that reach a `subscribe` without `onError`. By default they are written to standard error.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { lock.withLock { settings.defaultErrorHandler } }
        set { replace(\.defaultErrorHandler, by: newValue) }
    }

    /// Replaces the library's own way to describe the call stack of a subscription. It runs on the subscribing thread.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { lock.withLock { settings.customCaptureSubscriptionCallstack } ?? captureCallStack }
        set { replace(\.customCaptureSubscriptionCallstack, by: newValue) }
    }

    /// What `subscribe` does with errors when it is given no `onError`.
    static func handlerOfUnhandledErrors() -> @Sendable (any Error) -> Void {
        let (isRecording, custom) = lock.withLock {
            (settings.recordCallStackOnError, settings.customCaptureSubscriptionCallstack)
        }
        guard isRecording else {
            return { error in Hooks.defaultErrorHandler([], error) }
        }
        if let custom {
            let lines = custom()
            return { error in Hooks.defaultErrorHandler(lines, error) }
        }
        let callStack = CallStack.capture()
        return { error in Hooks.defaultErrorHandler(callStack.lines, error) }
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
