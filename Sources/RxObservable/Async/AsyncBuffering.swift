/// How elements wait for a task that asks for them.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
package struct AsyncBuffering<Element: Sendable>: Sendable {
    /// How many wait, and which are dropped when there is no room.
    let policy: AsyncValues<Element>.BufferingPolicy

    /// Counts what is dropped.
    let counter: DropCounter?

    /// The error with which the sequence fails when there is no room for an element; it is delivered after the elements
    /// that wait.
    let overflow: (any Error)?

    package init(
        _ policy: AsyncValues<Element>.BufferingPolicy,
        _ counter: DropCounter? = nil,
        overflow: (any Error)? = nil
    ) {
        self.policy = policy
        self.counter = counter
        self.overflow = overflow
    }
}
