/// A sink or source as the state of a scheduled action, which has to be Sendable.
// SAFETY: what hands itself over to a scheduler guards its own state, with a serial section, a lock or by scheduling
// one action at a time; the scheduler's queue publishes what was written before.
struct Handover<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
