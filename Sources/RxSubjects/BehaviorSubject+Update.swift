extension BehaviorSubject {
    /// Changes the value in one step, and emits the new one to all subscribers.
    ///
    /// ```swift
    /// let first = subject.update { numbers in numbers.removeFirst() }
    /// ```
    ///
    /// No change is lost if other threads change the value at the same time, and no lock is held while the closure
    /// runs: if another change was faster, the closure runs again on the new value. So it may run several times, and
    /// should do nothing but change the value. If it throws, the value stays as it was.
    ///
    /// When this method returns, every reader sees the new value, or a newer one. As with ``onNext(_:)``, the value may
    /// still wait to be sent, if another thread is sending; that thread then delivers it.
    ///
    /// An element that the closure itself sends to this subject is accepted before its change, which then overwrites
    /// that element.
    ///
    /// - Parameter change: Changes its argument, on the calling thread.
    /// - Returns: What the closure returned for the change that was accepted; `nil` if the subject has ended or has
    ///   been disposed of, and accepts no change any more.
    /// - Throws: What the closure throws.
    /// - Complexity: One more run of the closure for each change that comes in between; O(*n*) in the number of
    ///   subscribers. The closure changes a copy of the value, since others may read the value meanwhile: an array is
    ///   copied by its first change, in O(its length).
    @discardableResult
    public func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result? {
        try broadcaster.update(change)
    }
}
