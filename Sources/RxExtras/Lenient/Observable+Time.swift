public import RxSchedulers
internal import RxUnchecked

extension RepeatBehavior {
    /// Lenient form of `customTimerDelayed(maxCount:delayCalculator:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func customTimerDelayed(
        maxCount: UInt,
        delayCalculator: @escaping (UInt) -> any RxTimeSpan
    ) -> RepeatBehavior {
        strictlyDelayed(maxCount, sendable(delayCalculator))
    }
}

// MARK: What they call

private func strictlyDelayed(
    _ maxCount: UInt,
    _ delay: @escaping @Sendable (UInt) -> any RxTimeSpan
) -> RepeatBehavior {
    .customTimerDelayed(maxCount: maxCount, delayCalculator: delay)
}
