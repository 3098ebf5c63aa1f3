@_spi(Pipeline) import RxObservable
import TestSupport

/// The events that a sequence sends to a sink that guards nothing, as the last sink of a subscription does.
///
/// - Parameters:
///   - source: The sequence.
///   - count: The number of elements after which it is disposed of, inside the delivery; for zero, inside
///     `onSubscribe`.
/// - Returns: All events that came during `subscribe`, also those that came too late.
func unguardedTrace<Element>(_ source: Observable<Element>, disposingAfter count: Int? = nil) -> [String] {
    let end = UnguardedEnd<Element>(disposingAfter: count)
    source.attach(end)
    end.dispose()
    return end.log
}

/// Disposes of its upstream at the end, as every last sink does, and records every event.
final class UnguardedEnd<Element>: Sink<Element> {
    private(set) var log: [String] = []
    private var remaining: Int?
    private var upstream: Upstream?
    private var hasStopped = false

    init(disposingAfter count: Int? = nil) {
        remaining = count
    }

    override var isStopped: Bool { hasStopped }

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
        if remaining == 0 { dispose() }
    }

    override func onNext(_ element: Element) {
        log.append("\(element)")
        guard let remaining else { return }
        self.remaining = remaining - 1
        if remaining == 1 { dispose() }
    }

    override func onError(_ error: any Error) {
        log.append("#\(error)")
        dispose()
    }

    override func onCompleted() {
        log.append("|")
        dispose()
    }

    override func dispose() {
        hasStopped = true
        upstream?.dispose()
        upstream = nil
    }
}
