/// A sum of the received elements that can't be computed without receiving them.
final class Counter: @unchecked Sendable {
    // SAFETY: one thread at a time adds, and reads after a semaphore or on the same thread; each access ends by itself.
    @exclusivity(unchecked) private(set) var value = 0
    @exclusivity(unchecked) private var completions = 0

    @inline(__always)
    func add(_ element: Int) {
        value &+= mixed(element)
    }

    func replace(with value: Int) {
        self.value = value
    }

    func complete() {
        completions &+= 1
    }

    /// The sum if this many sequences have completed; minus one if not.
    func value(after expectedCompletions: Int) -> Int {
        completions == expectedCompletions ? value : -1
    }
}

/// A number whose sums have no formula.
@inline(__always)
func mixed(_ element: Int) -> Int {
    element ^ (element >> 5)
}

/// The expected sum of the elements of a sequence.
func total(of elements: some Sequence<Int>) -> Int {
    elements.reduce(0) { $0 &+ mixed($1) }
}

/// Returns its argument; the optimiser can't see that it does.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
    value
}

/// Returns a closure's result; the optimiser can't see where it comes from.
@inline(never)
func made<Value>(_ make: () -> Value) -> Value {
    make()
}
