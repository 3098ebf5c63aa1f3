import RxDisposables
import RxObservable
import TestSupport

/// Errors that a trace shows by name.
enum Fault: Error {
    case first
    case second
    case thrown
}

/// The events that a sequence sends during `subscribe`: each element, `|` for completion, `#` and the error.
func trace<Element: Sendable>(_ source: some ObservableConvertibleType<Element>) -> [String] {
    let log = Recorder<String>()
    let subscription = source.asObservable().subscribe(
        onNext: { log.record("\($0)") },
        onError: { log.record("#\($0)") },
        onCompleted: { log.record("|") }
    )
    subscription.dispose()
    return log.elements
}

/// Another source for each subscription; the last one for all further ones.
func inTurn<Element: Sendable>(_ sources: [Observable<Element>]) -> Observable<Element> {
    let count = LockedValue(0)
    return .deferred {
        let index = count.withLock { count in
            count += 1
            return count - 1
        }
        return sources[min(index, sources.count - 1)]
    }
}
