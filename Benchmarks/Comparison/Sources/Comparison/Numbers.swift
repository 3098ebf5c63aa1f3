import OpenCombine

/// A publisher that sends 0 ..< `count` from a loop, as `create` does in Rx: a range's own takes ten times as long for an element.
struct Numbers: Publisher {
    typealias Output = Int
    typealias Failure = Never

    private let count: Int

    init(_ count: Int) {
        self.count = count
    }

    func receive<Downstream: Subscriber>(
        subscriber: Downstream
    ) where Downstream.Input == Int, Downstream.Failure == Never {
        subscriber.receive(subscription: Loop(subscriber, count))
    }

    private final class Loop<Downstream: Subscriber>: Subscription
    where Downstream.Input == Int, Downstream.Failure == Never {
        private var downstream: Downstream?
        private var next = 0
        private let count: Int

        init(_ downstream: Downstream, _ count: Int) {
            self.downstream = downstream
            self.count = count
        }

        func request(_ demand: Subscribers.Demand) {
            var demand = demand
            while next < count, demand > 0, let downstream {
                next += 1
                demand -= 1
                demand += downstream.receive(next - 1)
            }
            guard next == count, let downstream else { return }
            self.downstream = nil
            downstream.receive(completion: .finished)
        }

        func cancel() {
            downstream = nil
        }
    }
}
