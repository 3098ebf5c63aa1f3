/// The queueing of elements for a task that asks for them.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
package struct AsyncBuffering<Element: Sendable>: Sendable {
    /// The limit on waiting elements, and the choice of which to drop at the limit.
    let policy: AsyncValues<Element>.BufferingPolicy

    /// Counts the dropped elements.
    let counter: DropCounter?

    /// The error of the sequence when there is no room for an element; it is delivered after the waiting elements.
    let overflow: (any Error)?

    /// Whether a source that can wait does so when there is no room; other sources have the overflow.
    let waits: Bool

    package init(
        _ policy: AsyncValues<Element>.BufferingPolicy,
        _ counter: DropCounter? = nil,
        overflow: (any Error)? = nil,
        waits: Bool = false
    ) {
        self.policy = policy
        self.counter = counter
        self.overflow = overflow
        self.waits = waits
    }
}
