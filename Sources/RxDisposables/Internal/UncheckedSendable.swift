/// A value on its way into a scheduled action, a thread or a task, which take Sendable values only.
///
/// Starting an action, a thread or a task publishes the writes before it. The code that wraps the value states what
/// guards it from then on.
// SAFETY: this type proves nothing by itself: each use has its own proof.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
