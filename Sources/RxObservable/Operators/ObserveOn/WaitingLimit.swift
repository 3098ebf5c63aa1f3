/// A limit on the elements that wait for the scheduler of an `observe(on:)`.
@usableFromInline
package final class WaitingLimit: Sendable {
    /// What happens to an element for which there is no room.
    package enum Overflow: Sendable {
        /// It takes the place of the oldest one.
        case dropsOldest
        /// It is dropped.
        case dropsNewest
        /// It is dropped, and this error follows the elements that wait.
        case fails(any Error)
        /// A source that can wait keeps it until there is room; that of another source is dropped, and this error
        /// follows the elements that wait.
        case waits(else: any Error)
    }

    let count: Int
    let overflow: Overflow
    let onDrop: @Sendable () -> Void

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - count: How many elements may wait, one or more.
    ///   - overflow: What happens to another one.
    ///   - onDrop: Called for each element that is dropped.
    package init(_ count: Int, _ overflow: Overflow, onDrop: @escaping @Sendable () -> Void) {
        self.count = count
        self.overflow = overflow
        self.onDrop = onDrop
    }
}
