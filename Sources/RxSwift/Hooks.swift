public import RxObservable

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension Hooks {
    /// Lenient form of `defaultErrorHandler`, for clients in Swift 5 mode.
    public static var defaultErrorHandler: (_ subscriptionCallStack: [String], _ error: any Error) -> Void {
        get { strictErrorHandler }
        set { setStrict(errorHandler: newValue) }
    }

    /// Lenient form of `customCaptureSubscriptionCallstack`, for clients in Swift 5 mode.
    public static var customCaptureSubscriptionCallstack: () -> [String] {
        get { strictCaptureSubscriptionCallstack }
        set { setStrict(captureSubscriptionCallstack: newValue) }
    }
}
