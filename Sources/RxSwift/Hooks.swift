public import RxObservable

extension Hooks {
    /// Lenient form of `defaultErrorHandler`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static var defaultErrorHandler: (_ subscriptionCallStack: [String], _ error: any Error) -> Void {
        get { strictErrorHandler }
        set { strictErrorHandler = newValue }
    }

    /// Lenient form of `customCaptureSubscriptionCallstack`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static var customCaptureSubscriptionCallstack: () -> [String] {
        get { strictCaptureSubscriptionCallstack }
        set { strictCaptureSubscriptionCallstack = newValue }
    }
}
