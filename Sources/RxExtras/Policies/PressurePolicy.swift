internal import RxObservable

/// What happens to elements that arrive faster than they are handled.
public enum PressurePolicy: Sendable {
    /// Up to this many of the newest wait; the oldest of them is dropped for a newer one.
    case newest(Int)
    /// Up to this many of the oldest wait; an element that arrives when there is no room is dropped.
    case oldest(Int)
    /// Up to this many wait; one more fails the sequence with ``PressureError``, after the waiting elements.
    case fail(Int)
    /// Up to this many wait; when there is no room, the source waits. One that can't wait fails the sequence, as with
    /// `fail`.
    ///
    /// File handles and programs, hubs of other nodes, asynchronous sequences and queues with this policy can wait, and
    /// so can `of`, `from`, `range`, `generate`, `repeatElement` and `onNext(blocking:)`. What an operator makes of one
    /// element may exceed the limit, unless a thread sends it that is blocked, as that of a file or a program.
    ///
    /// Each queue on the way needs this policy: behind a plain `observe(on:)`, no source waits. Each wait takes two
    /// changes of threads, so a limit of some hundreds is faster than one of a few.
    case wait(Int)
    /// The newest one waits.
    public static var sample: PressurePolicy { .newest(1) }

    var limit: Int {
        switch self {
        case .newest(let limit), .oldest(let limit), .fail(let limit), .wait(let limit): limit
        }
    }

    /// This policy; a limit of zero or less is a programmer error.
    func checked(_ call: StaticString) -> PressurePolicy {
        guard limit > 0 else {
            fatalError("\(call)(pressure: \(self)): no element could ever wait. Pass one or more.")
        }
        return self
    }

    /// This policy for elements that wait for a task.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    func buffering<Element>(_ call: StaticString, _ counter: DropCounter?) -> AsyncBuffering<Element> {
        switch checked(call) {
        case .newest(let limit): AsyncBuffering(.bufferingNewest(limit), counter)
        case .oldest(let limit): AsyncBuffering(.bufferingOldest(limit), counter)
        case .fail(let limit):
            AsyncBuffering(.bufferingOldest(limit), counter, overflow: PressureError(limit: limit))
        case .wait(let limit):
            AsyncBuffering(.bufferingOldest(limit), counter, overflow: PressureError(limit: limit), waits: true)
        }
    }
}

/// Elements arrived faster than they were handled, and there was no room for more.
public struct PressureError: Error {
    /// How many elements were waiting.
    public let limit: Int
}
