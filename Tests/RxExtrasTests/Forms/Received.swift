import Dispatch
import RxTraits
import TestSupport

struct Broken: Error {}

/// The elements of a sequence that sends at once, and `|` or `#` for its end.
func received<Source: ObservableConvertibleType>(_ source: Source) -> String {
    let log = Recorder<String>()
    source.asObservable()
        .subscribe(onNext: { log.record("\($0)") }, onError: { _ in log.record("#") }, onCompleted: { log.record("|") })
        .dispose()
    return log.elements.joined(separator: " ")
}

/// The elements of a sequence that another thread subscribes to, until it ends; each counts only if it comes on main.
func receivedFromElsewhere<Source: ObservableConvertibleType & Sendable>(_ source: Source) async -> String
where Source.Element: Sendable {
    let (log, witness) = (Recorder<String>(), MainWitness())
    await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
            _ = source.asObservable().subscribe(
                onNext: { log.record("\(witness.note($0))") },
                onError: { _ in log.record(witness.note("#")) },
                onCompleted: { log.record(witness.note("|")) },
                onDisposed: { ended.resume() }
            )
        }
    }
    return witness.isClean ? log.elements.joined(separator: " ") : "not on main"
}

/// The elements that a task of the sequence sends, until it ends.
func receivedLater<Source: ObservableConvertibleType>(_ source: Source) async throws -> String
where Source.Element: Sendable {
    var log: [String] = []
    for try await element in source.asObservable().values { log.append("\(element)") }
    return log.joined(separator: " ")
}

/// What sends a number, and then fails.
func failing(after number: Int) -> Observable<Int> {
    .concat(.just(number), .error(Broken()))
}

/// Runs a closure on another thread, and waits for it.
func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
        DispatchQueue.global().async {
            body()
            ended.resume()
        }
    }
}
