import Synchronization

/// A value that several threads change.
final class Shared<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    init(_ value: Value) {
        mutex = Mutex(value)
    }

    var value: Value { withLock { $0 } }

    @discardableResult
    func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { body(&$0) }
    }
}

/// Lets other tasks run until something is so; the test's time limit ends it.
func eventually(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
}
