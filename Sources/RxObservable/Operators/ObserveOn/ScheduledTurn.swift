package import RxDisposables

/// The latest turn of a queue on a scheduler: its number, and the disposable that cancels it.
///
/// A scheduler may run a turn before it returns the turn's disposable. By its number, a disposable that comes too late
/// is left out. Guarded by the lock of the queue.
package struct ScheduledTurn: Sendable {
    private var number = 0
    private var disposable: (any Disposable)?

    /// Makes a value without a turn.
    package init() {}

    /// The caller is about to schedule a turn.
    ///
    /// - Returns: The number of the turn.
    package mutating func begins() -> Int {
        number &+= 1
        return number
    }

    /// Keeps the disposable of a turn, unless the turn is over or the next one has been scheduled.
    ///
    /// - Returns: The former disposable, to be released outside the lock.
    package mutating func keep(_ scheduled: any Disposable, of number: Int) -> (any Disposable)? {
        number == self.number ? exchange(&disposable, with: scheduled) : nil
    }

    /// The turn is over, and no disposable is kept for it any more.
    ///
    /// - Returns: The disposable, to be released outside the lock.
    package mutating func ends() -> (any Disposable)? {
        number &+= 1
        return exchange(&disposable, with: nil)
    }
}
