/// A value on its way into a scheduled action, a thread or a task, which take Sendable values only.
// SAFETY: whoever wraps a value guards it: with a serial section or a lock, by starting one thing at a time, or by
// running a virtual-time scheduler where the value belongs. Who starts something publishes what was written before.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package let value: Value

    @inlinable
    package init(_ value: Value) {
        self.value = value
    }
}
