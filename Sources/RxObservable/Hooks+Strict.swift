// The settings, for their lenient forms, which would find themselves by the other names.

extension Hooks {
    @preconcurrency package static var strictErrorHandler: DefaultErrorHandler {
        get { defaultErrorHandler }
        set { defaultErrorHandler = newValue }
    }

    @preconcurrency package static var strictCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { customCaptureSubscriptionCallstack }
        set { customCaptureSubscriptionCallstack = newValue }
    }
}
