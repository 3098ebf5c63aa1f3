extension Operator {
    /// The rows for RxExtras.
    static let rxExtras: [Operator] =
        extraElements + extraEnding + extraSplitting + extraCombining + extraFlattening + extraTiming + extraRecovering
        + extraSharing
}
