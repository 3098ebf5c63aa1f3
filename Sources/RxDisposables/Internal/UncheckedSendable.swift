/// A value on its way into a scheduled action, a thread or a task, which take Sendable values only.
///
/// To start an action, a thread or a task publishes what was written before; what guards the value from then on is said
/// where it is wrapped.
// SAFETY: nothing by itself: each use has its own proof.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
