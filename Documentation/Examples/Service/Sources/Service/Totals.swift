import Logging
import Metrics
import Rx

/// What swift-metrics records, for the last line of the log.
///
/// It stands for your backend: Prometheus, StatsD, another.
final class Totals: MetricsFactory {
    private let numbers = BehaviorRelay<[String: Double]>(value: [:])

    var metadata: Logger.Metadata { numbers.value.mapValues { "\(Int($0))" } }

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler { Total(label, numbers) }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        Total(label, numbers)
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler { Total(label, numbers) }

    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    private final class Total: CounterHandler, RecorderHandler, TimerHandler {
        private let label: String
        private let numbers: BehaviorRelay<[String: Double]>

        init(_ label: String, _ numbers: BehaviorRelay<[String: Double]>) {
            (self.label, self.numbers) = (label, numbers)
            reset()
        }

        func reset() { record(0.0) }
        func increment(by amount: Int64) { numbers.update { $0[label, default: 0] += Double(amount) } }
        func record(_ value: Int64) { record(Double(value)) }
        func record(_ value: Double) { numbers.update { $0[label] = value } }
        func recordNanoseconds(_ duration: Int64) { record(duration) }
    }
}
