import Foundation
import Rx

/// Measures, and sends readings until the viewer reports that they are booked.
struct Worker: Sendable {
    let number: Int
    let broker: Broker
    let outbox: Outbox

    /// Completes when all is booked.
    func run() -> Observable<Outbox> {
        let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
        let readings = Observable<Int>.interval(.milliseconds(2), scheduler: queue)
            .map { _ in Outbox.Event.measured(.random(in: 0..<1_000)) }
        let acknowledgements = broker.messages(of: "fleet/booked/\(number)")
            .compactMap { Int($0.text) }
            .map(Outbox.Event.acknowledged)
        let ticks = Observable<Int>.interval(.milliseconds(100), scheduler: queue)
            .map { _ in Outbox.Event.tick }

        let states = Observable.merge(readings, acknowledgements, ticks)
            .observe(on: queue)
            .scan(into: outbox) { outbox, event in try outbox.take(event) }
            .take(until: { $0.isDone }, behavior: .inclusive)
            .share()
        // One message at a time; readings that aren't booked by then are sent again.
        let pause = Observable<Int>.timer(.milliseconds(100), scheduler: queue).flatMap { _ in
            Observable<Outbox>.empty()
        }
        let sending =
            states
            .compactMap(\.batch)
            .flatMapFirst { [broker, number] batch -> Observable<Outbox> in
                Observable.concat(broker.publish(batch.text, to: "fleet/readings/\(number)"), pause)
            }
            .take(until: states.takeLast(1))
        return Observable.merge(states, sending)
    }
}
