internal import RxSubjects

extension BehaviorRelay {
    /// Changes the value in one step, and emits the new one to all subscribers.
    ///
    /// ```swift
    /// visits.update { $0 += 1 }  // from any number of threads: each of them counts
    /// let first = queue.update { numbers in numbers.removeFirst() }
    /// ```
    ///
    /// With `accept(value + 1)`, what another thread accepts between reading and writing is lost. Here no change is
    /// lost, and no lock is held while the closure runs: if another change was faster, the closure runs again on the
    /// new value. So it may run several times, and should do nothing but change the value. If it throws, the value
    /// stays as it was. If what it calls returns something that isn't needed, write `_ =`.
    ///
    /// When this method returns, every reader sees the new value, or a newer one. As with ``accept(_:)``, the value may
    /// still wait to be sent, if another thread is sending; that thread then delivers it.
    ///
    /// An element that the closure itself sends to this relay is accepted before its change, which then overwrites that
    /// element.
    ///
    /// - Parameter change: Changes its argument, on the calling thread.
    /// - Returns: What the closure returned for the change that was accepted.
    /// - Throws: What the closure throws.
    /// - Complexity: One more run of the closure for each change that comes in between; O(*n*) in the number of
    ///   subscribers. The closure changes a copy of the value, since others may read the value meanwhile: an array is
    ///   copied by its first change, in O(its length).
    @discardableResult
    public func update<Result>(_ change: (inout Element) throws -> Result) rethrows -> Result {
        guard let result = try subject.update(change) else {
            fatalError("A behavior relay's subject has ended, and nothing can end it. This is a defect of the library.")
        }
        return result
    }
}
