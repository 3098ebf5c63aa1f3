import Logging
import Metrics
import Rx

/// The connections to a server: each attempt is counted, each failure is told, and kept until an attempt succeeds.
struct Attempts: Sendable {
    private let log: Logger
    private let attempts: Counter
    private let failures: Counter
    private let last = BehaviorRelay<String?>(value: nil)

    init(to server: String, log: Logger) {
        var log = log
        log[metadataKey: "server"] = "\(server)"
        self.log = log
        attempts = Counter(label: "\(server).attempts")
        failures = Counter(label: "\(server).failures")
    }

    /// What the last attempt has failed with; `nil` if it hasn't.
    var failure: String? { last.value }

    func begin() {
        attempts.increment()
        log.info("connects")
    }

    func succeed() {
        if last.value != nil { last.accept(nil) }
    }

    func fail(_ error: any Error) {
        failures.increment()
        last.accept("\(error)")
        log.warning("the connection failed", metadata: ["error": "\(error)"])
    }
}
