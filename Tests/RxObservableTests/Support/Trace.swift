import RxDisposables
import RxObservable
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
