// The settings, for their lenient forms, which would find themselves by the other names. Functions set them: a property
// that can be set also has a coroutine, in each program.

extension Hooks {
    @preconcurrency package static var strictErrorHandler: DefaultErrorHandler { defaultErrorHandler }

    @preconcurrency
    package static func setStrict(errorHandler: @escaping DefaultErrorHandler) {
        defaultErrorHandler = errorHandler
    }

    @preconcurrency package static var strictCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        customCaptureSubscriptionCallstack
    }

    @preconcurrency
    package static func setStrict(captureSubscriptionCallstack: @escaping CustomCaptureSubscriptionCallstack) {
        customCaptureSubscriptionCallstack = captureSubscriptionCallstack
    }
}
