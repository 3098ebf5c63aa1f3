public import RxObservable

extension Hooks {
    /// Lenient form of `defaultErrorHandler`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static var defaultErrorHandler: (_ subscriptionCallStack: [String], _ error: any Error) -> Void {
        get { StrictHooks.defaultErrorHandler }
        set { StrictHooks.defaultErrorHandler = sendable(newValue) }
    }

    /// Lenient form of `customCaptureSubscriptionCallstack`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static var customCaptureSubscriptionCallstack: () -> [String] {
        get { StrictHooks.customCaptureSubscriptionCallstack }
        set { StrictHooks.customCaptureSubscriptionCallstack = sendable(newValue) }
    }
}

/// Selects the strict forms of the settings.
///
/// The type isn't obsolete: an obsolete function would find the lenient forms before the strict ones, and call itself.
private enum StrictHooks {
    static var defaultErrorHandler: Hooks.DefaultErrorHandler {
        get { Hooks.defaultErrorHandler }
        set { Hooks.defaultErrorHandler = newValue }
    }

    static var customCaptureSubscriptionCallstack: Hooks.CustomCaptureSubscriptionCallstack {
        get { Hooks.customCaptureSubscriptionCallstack }
        set { Hooks.customCaptureSubscriptionCallstack = newValue }
    }
}
