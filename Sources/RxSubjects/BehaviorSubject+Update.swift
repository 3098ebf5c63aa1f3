extension BehaviorSubject {
    /// Changes the value in one step, and emits the new one to all subscribers.
    ///
    /// ```swift
    /// let first = subject.update { numbers in numbers.removeFirst() }
    /// ```
    ///
    /// No change is lost if other threads change the value meanwhile, and no lock is held while the closure runs: if
    /// another change was faster, it runs again on the new value. So it may run several times, and should do nothing
    /// but change the value. When it throws, the value stays.
    ///
    /// When this method returns, every reader sees the new value, or a newer one. As with ``onNext(_:)``, it is sent in
    /// its turn: another thread that is sending delivers it.
    ///
    /// What the closure itself sends to this subject comes before its own change, which doesn't know of it.
    ///
    /// - Parameter change: Changes the value that it gets, on the calling thread.
    /// - Returns: What the closure returned for the change that was accepted; `nil` if the subject has ended or has
    ///   been disposed of, and accepts no change any more.
    /// - Throws: What the closure throws.
    /// - Complexity: One more run of the closure for each change that comes in between; O(*n*) in the number of
    ///   subscribers.
    @discardableResult
    public func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result? {
        try broadcaster.update(change)
    }
}
