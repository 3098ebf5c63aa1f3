import RxTracing
import Testing

enum Fault: Error {
    case first
}

/// Describes an error and ends the process; for tests that run in their own process, since watching is global.
func expect(_ condition: Bool, _ message: @autoclosure () -> String = "", line: Int = #line) {
    guard !condition else { return }
    fatalError("line \(line): the expectation failed. \(message())")
}

/// The calls of an observer, in order.
struct Words: TracingObserver {
    let record: @Sendable (String) -> Void

    func subscribed(_ subscription: TracedSubscription) { record("subscribed \(subscription.chain)") }
    func next<Element>(_ element: Element, in subscription: TracedSubscription) { record("next \(element)") }
    func delivered(in subscription: TracedSubscription) { record("delivered") }
    func failed(_ error: any Error, in subscription: TracedSubscription) { record("failed \(error)") }
    func completed(_ subscription: TracedSubscription) { record("completed") }
    func disposed(_ subscription: TracedSubscription) { record("disposed \(subscription.chain)") }
    func unseen(_ event: UnseenEvent) { record("unseen \(event.reason)") }
}
