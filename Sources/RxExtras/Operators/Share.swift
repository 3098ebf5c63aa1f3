public import RxObservable

extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source between all subscribers, as a policy says.
    ///
    /// ```
    /// source:                                       a--b--c--|
    /// share(policy: replay 1, disconnect after 2):  a-!
    /// second, later:                                ---(ab)…
    /// ```
    ///
    /// Here the first subscriber leaves at 2. The next one comes before the source has been alone for 2 ticks: the
    /// source is still subscribed to, and its latest element comes first.
    ///
    /// ```swift
    /// let policy = SharePolicy(replay: .latest(1), disconnects: .after(.seconds(5), scheduler))
    /// let shared = updates.share(policy: policy)  // stays connected for five seconds without a subscriber
    /// ```
    ///
    /// - Parameter policy: What is kept for new subscribers, when the source is subscribed to and disposed of, and what
    ///   its end leaves behind.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; what the policy replays is kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_disfavoredOverload
    public func share(policy: SharePolicy) -> Observable<Element> {
        SharedSource(asObservable(), policy).sequence()
    }
}
