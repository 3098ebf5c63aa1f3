/// A value of a test on its way through the scheduler, which takes Sendable values only.
// SAFETY: a virtual-time scheduler runs one action at a time, and whoever hands in a value that isn't Sendable runs the
// scheduler where that value belongs, as the documentation of `TestScheduler` demands.
struct Unguarded<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
