/// Errors that a trace shows by name.
public enum Fault: Error {
    case first
    case second
    case thrown
}

extension ObservableType where Element: Sendable {
    /// Subscribes and records each element, `|` for completion, `#` and the error, and the subscription's end.
    public func trace(in log: Recorder<String>) -> any Disposable {
        subscribe(
            onNext: { log.record("\($0)") },
            onError: { log.record("#\($0)") },
            onCompleted: { log.record("|") },
            onDisposed: { log.record("disposed") }
        )
    }

    /// Subscribes and records each element, `|` for completion, and `#` and the error.
    public func traceEvents(in log: Recorder<String>) -> any Disposable {
        subscribe(
            onNext: { log.record("\($0)") },
            onError: { log.record("#\($0)") },
            onCompleted: { log.record("|") }
        )
    }
}

/// The events that a sequence sends during `subscribe`: each element, `|` for completion, `#` and the error.
public func trace<Element: Sendable>(_ source: Observable<Element>) -> [String] {
    let log = Recorder<String>()
    let subscription = source.traceEvents(in: log)
    subscription.dispose()
    return log.elements
}

/// The same, of another kind of sequence.
public func trace<Element: Sendable>(_ source: some ObservableConvertibleType<Element>) -> [String] {
    trace(source.asObservable())
}
