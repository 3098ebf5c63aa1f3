internal import Dispatch
internal import RxDisposables

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

/// Settings for the whole process: what happens to unhandled errors.
public enum Hooks {
    /// Takes an unhandled error, with the call stack of the `subscribe` that left it unhandled.
    public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

    /// Makes a description of the current call stack, a line for each frame.
    public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

    /// Takes a warning: what happens, where, and the remedy.
    public typealias WarningHandler = @Sendable (_ warning: String) -> Void

    private struct Settings {
        /// The user's handler; `nil` for the library's own.
        var defaultErrorHandler: DefaultErrorHandler?
        var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack?
        /// The user's handler; `nil` for the library's own.
        var warningHandler: WarningHandler?
    }

    // This isn't one of the settings under the lock, since each subscription without `onError` reads it.
    private static let isRecording = AtomicBool(isDebugBuild)

    private static let settings = Locked(Settings())

    /// Replaces a setting; the old value is freed after the lock is released, since that may run the user's code.
    private static func replace<Value>(_ setting: WritableKeyPath<Settings, Value>, by value: Value) {
        extendLifetime(settings.withLock { exchange(&$0[keyPath: setting], with: value) })
    }

    private static var isDebugBuild: Bool {
        #if DEBUG
        true
        #else
        false
        #endif
    }

    /// Whether `subscribe` without `onError` records where it was called.
    ///
    /// On in debug builds, off in release.
    ///
    /// The call stack costs about a microsecond at each such subscription. It is put into words only when an error
    /// comes; that takes milliseconds, and happens on a thread of its own, unless there is a ``defaultErrorHandler``,
    /// which gets the words.
    public static var recordCallStackOnError: Bool {
        get { isRecording.load(ordering: .acquiring) }
        set { isRecording.store(newValue, ordering: .releasing) }
    }

    /// Takes the errors that reach a `subscribe` without `onError`.
    ///
    /// By default they are written to standard error.
    @_disfavoredOverload
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { settings.withLock { $0.defaultErrorHandler } ?? printLines }
        set { replace(\.defaultErrorHandler, by: newValue) }
    }

    /// Takes warnings about what compiles and runs, but isn't what its writer meant, in debug and release builds.
    ///
    /// - Subscribers feed their own source without an end, such as two relays that are bound to each other and
    ///   exchange two values for ever: after some hundred thousand elements, once for each subject.
    /// - A closure returns an optional sequence, which is taken for the value of an asynchronous closure, so that
    ///   nobody subscribes to it: once for each type. A debug build ends there.
    ///
    /// By default they are written to standard error. A test may fail, and an app may trap:
    ///
    /// ```swift
    /// Hooks.warningHandler = { warning in fatalError(warning) }
    /// ```
    ///
    /// It runs on the thread that the warning is about, or on one of the library's own.
    @_disfavoredOverload
    public static var warningHandler: WarningHandler {
        get { settings.withLock { $0.warningHandler } ?? write }
        set { replace(\.warningHandler, by: newValue) }
    }

    /// Replaces the library's own way to describe the call stack of a subscription.
    ///
    /// It runs on the subscribing thread.
    @_disfavoredOverload
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { settings.withLock { $0.customCaptureSubscriptionCallstack } ?? captureCallStack }
        set { replace(\.customCaptureSubscriptionCallstack, by: newValue) }
    }

    /// The error handler of a subscription without `onError`, which records its call stack, if that is enabled.
    ///
    /// - Returns: The handler; `nil` to call ``unhandled(_:)``, which has no call stack.
    static func defaultHandler<Element>(recording source: Observable<Element>) -> (@Sendable (any Error) -> Void)? {
        // The load is relaxed: no other memory depends on the flag.
        guard isRecording.load(ordering: .relaxed) else { return nil }
        let chain = source.chain
        if let custom = settings.withLock({ $0.customCaptureSubscriptionCallstack }) {
            let lines = custom()
            return { error in unhandled(error, of: chain, subscribedAt: .lines(lines)) }
        }
        // Only addresses are recorded: symbolising them takes milliseconds, and most subscriptions see no error.
        let callStack = CallStack.capture()
        return { error in unhandled(error, of: chain, subscribedAt: .callStack(callStack)) }
    }

    /// Handles an unhandled error of a subscription that wasn't recorded.
    static func unhandled(_ error: any Error) {
        unhandled(error, of: nil, subscribedAt: .lines([]))
    }

    private static func unhandled(_ error: any Error, of chain: Chain?, subscribedAt place: Place) {
        if let handler = settings.withLock({ $0.defaultErrorHandler }) {
            handler(place.lines, error)
        } else {
            printUnhandled(error, of: chain, subscribedAt: place)
        }
    }

    private static let printLines: DefaultErrorHandler = { lines, error in
        printUnhandled(error, of: nil, subscribedAt: .lines(lines))
    }

    private static let captureCallStack: CustomCaptureSubscriptionCallstack = { CallStack.capture().lines }
}

// MARK: - Printing

extension Hooks {
    /// The place of a subscription.
    private enum Place {
        case callStack(CallStack)
        case lines([String])

        /// Slow for a call stack.
        var lines: [String] {
            switch self {
            case .callStack(let callStack): callStack.lines
            case .lines(let lines): lines
            }
        }
    }

    private static func printUnhandled(_ error: any Error, of chain: Chain?, subscribedAt place: Place) {
        var text = "Rx: an error reached a subscription without onError: \(error)\n"
        if let chain { text += "  chain: \(chain)\n" }
        // With tracing on, the subscriptions that the error has passed are known: inner sequences, and the sources of
        // subjects.
        let trail = Instrumentation.instrument?.errorTrail ?? []
        if trail.count > 1 { text += "  on its way it passed:\n" + indented(trail) }
        switch place {
        case .lines([]):
            write(text + "  (set Hooks.recordCallStackOnError to see where it was subscribed to)\n")
        case .lines(let lines):
            write(text + "  subscribed to at:\n" + indented(lines))
        case .callStack(let callStack):
            // The error is written at once, in case the process is about to end. The call stack takes longer and
            // follows.
            write(text)
            let title = "Rx: where the subscription was made that left \(error) unhandled:\n"
            printing.async {
                write(title + indented(callStack.lines))
                let places = chain?.assembly ?? []
                if !places.isEmpty { write("Rx: where its chain was written:\n" + indented(places)) }
            }
        }
    }

    /// Warns of what isn't meant.
    ///
    /// - Parameters:
    ///   - text: What happens, and the remedy.
    ///   - title: What the call stack shows.
    ///   - place: The call stack.
    static func warn(_ text: String, _ title: String, _ place: CallStack) {
        if let handler = settings.withLock({ $0.warningHandler }) {
            handler("Rx: \(text)\n  \(title):\n" + indented(place.lines))
        } else {
            write("Rx: \(text)\n")
            // It takes longer.
            printing.async { write("Rx: \(title):\n" + indented(place.lines)) }
        }
    }

    /// The queue that symbolises call stacks; the process doesn't end before it has finished.
    private static let printing: DispatchQueue = {
        atexit { Hooks.printing.sync {} }
        return DispatchQueue(label: "Rx: errors that nobody handles", qos: .utility)
    }()

    private static func indented(_ lines: [String]) -> String {
        lines.map { "    \($0)\n" }.joined()
    }

    private static func write(_ text: String) {
        var text = text
        #if canImport(Darwin)
        text.withUTF8 { _ = Darwin.write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #elseif canImport(Glibc)
        text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #elseif canImport(Musl)
        text.withUTF8 { _ = Musl.write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #elseif canImport(Android)
        text.withUTF8 { _ = Android.write(STDERR_FILENO, $0.baseAddress, $0.count) }
        #endif
    }
}
