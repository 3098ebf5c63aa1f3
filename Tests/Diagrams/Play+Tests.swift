extension PlayAnswer {
    /// The pictures whose sources and call form a complete test, to be copied.
    ///
    /// `CopiedTests` has each of these tests, so they compile and pass. Other diagrams map elements, use names without
    /// showing their declarations, or need the main thread.
    static let tested: [String: Set<String>] = [
        "RxExtras": [
            "apply", "audit", "cascade", "catch-error-just-complete", "concat-delay-error", "count", "debounce",
            "distinct", "elements", "end-with", "finally", "ignore", "interspersed", "map-to", "merge",
            "merge-delay-error", "observe", "skip-last", "skip-last-2", "take-last", "throttle", "throttle-2",
        ],
        "RxObservable": [
            "amb", "amb-2", "catch", "catch-sequence", "compact-map", "concat", "concat-2", "concat-3", "concat-4",
            "debounce", "deferred", "delay", "delay-subscription", "distinct-until-changed",
            "distinct-until-changed-2", "element-at", "empty", "from", "from-2", "from-4", "generate", "if-empty",
            "if-empty-2", "ignore-elements", "just", "just-2", "map", "merge", "merge-2",
            "merge-3", "never", "observe-on", "of", "range", "repeat-element", "sample", "single", "skip",
            "skip-duration", "skip-until", "start-with", "subscribe-on", "take", "take-for", "take-last",
            "take-until", "timeout-2", "with-latest-from-2",
        ],
        "RxTraits": [
            "as-single", "as-single-2",
        ],
    ]
}
