import RxDisposables
@_spi(Pipeline) import RxObservable
import TestSupport

extension ObservableType where Element: Sendable {
    /// Subscribes and notes down each element, `|` for completion, `#` and the error, and the subscription's end.
    func trace(in log: Recorder<String>) -> any Disposable {
        subscribe(
            onNext: { log.record("\($0)") },
            onError: { log.record("#\($0)") },
            onCompleted: { log.record("|") },
            onDisposed: { log.record("disposed") }
        )
    }

    /// Subscribes and notes down each element, `|` for completion, and `#` and the error.
    func traceEvents(in log: Recorder<String>) -> any Disposable {
        subscribe(
            onNext: { log.record("\($0)") },
            onError: { log.record("#\($0)") },
            onCompleted: { log.record("|") }
        )
    }
}

/// What a sequence sends while it is being subscribed to: each element, `|` for completion, `#` and the error.
func trace<Element: Sendable>(_ source: Observable<Element>) -> [String] {
    let log = Recorder<String>()
    let subscription = source.traceEvents(in: log)
    subscription.dispose()
    return log.elements
}

/// What a sequence sends to a sink that guards nothing, as the last sink of a subscription would.
///
/// - Parameters:
///   - source: The sequence.
///   - count: After how many elements to dispose of it, from inside; none for zero, then from inside `onSubscribe`.
/// - Returns: Everything that came while it was being subscribed to, also what came too late.
func unguardedTrace<Element>(_ source: Observable<Element>, disposingAfter count: Int? = nil) -> [String] {
    let end = UnguardedEnd<Element>(disposingAfter: count)
    source.attach(end)
    end.dispose()
    return end.log
}

/// Disposes of its upstream at the end, as every last sink does, and notes down everything.
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
