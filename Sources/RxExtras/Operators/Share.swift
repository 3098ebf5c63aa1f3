public import RxObservable

extension ObservableType where Element: Sendable {
    /// Shares one subscription to the source between all subscribers, by the rules of a policy.
    ///
    /// ```
    /// source:                                       a--b--c--|
    /// share(policy: replay 1, disconnect after 2):  a-!
    /// second, later:                                ---(ab)…
    /// ```
    ///
    /// Here the first subscriber leaves at 2. The next one arrives less than 2 ticks later: the source is still
    /// subscribed to, and its latest element is sent first.
    ///
    /// ```swift
    /// let policy = SharePolicy(replay: .latest(1), disconnects: .after(.seconds(5), scheduler))
    /// let shared = updates.share(policy: policy)  // stays connected for five seconds without a subscriber
    /// ```
    ///
    /// - Parameter policy: The elements to keep for new subscribers, when to subscribe to the source and dispose of it,
    ///   and what remains after its end.
    /// - Returns: The shared sequence; completes and fails with the source.
    /// - Complexity: O(1) for an element and subscriber; what the policy replays is kept. What other threads send while
    ///   one is inside an observer waits, without a limit.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_disfavoredOverload
    public func share(policy: SharePolicy) -> Observable<Element> {
        SharedSource(asObservable(), policy).sequence()
    }
}
