internal import Dispatch
internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// The elements that a read waits for.
enum BlockingDemand {
    case all
    case last
    case upTo(Int)
}

struct BlockingResult<Element> {
    var elements: [Element] = []

    /// Its error, if it failed.
    var error: (any Error)?

    func get() throws -> [Element] {
        if let error { throw error }
        return elements
    }
}

/// The end of a chain that a thread waits for.
// SAFETY: its lock guards the mutable state, and the upstream is an atomic slot. The compiler can't see it, since no
// sink is a `Sendable` class.
final class BlockingSink<Element>: EndSink<Element>, @unchecked Sendable {
    private struct State {
        var result = BlockingResult<Element>()
        var isOver = false

        /// Stores an element; returns the replaced element, and whether the read has all elements that it wants.
        mutating func keep(_ element: Element, _ demand: BlockingDemand) -> (replaced: Element?, isLast: Bool) {
            guard !isOver else { return (nil, false) }
            switch demand {
            case .last where !result.elements.isEmpty:
                return (exchange(&result.elements[0], with: element), false)
            case .all, .last:
                result.elements.append(element)
                return (nil, false)
            case .upTo(let count):
                result.elements.append(element)
                return (nil, result.elements.count == count)
            }
        }

        /// Records the end; `false` if it has ended before.
        mutating func end(_ error: (any Error)?) -> Bool {
            // Mutant true: "blocking read: all there is"
            guard !isOver else { return false }
            isOver = true
            result.error = error
            return true
        }
    }

    private let demand: BlockingDemand
    private let predicate: (@Sendable (Element) throws -> Bool)?
    private let signal = BlockingSignal()
    private let state = Locked(State())

    private init(_ demand: BlockingDemand, _ predicate: (@Sendable (Element) throws -> Bool)?) {
        self.demand = demand
        self.predicate = predicate
    }

    /// Subscribes to a sequence, and waits until it has sent the requested elements, or has ended, or time is up.
    static func read(
        _ source: Observable<Element>,
        _ demand: BlockingDemand,
        where predicate: (@Sendable (Element) throws -> Bool)?,
        timeout: DispatchTimeInterval?
    ) -> BlockingResult<Element> {
        let sink = BlockingSink(demand, predicate)
        let now = DispatchTime.now()
        let deadline = timeout.map { now + $0 } ?? DispatchTime.distantFuture
        // The chain runs independently of the thread's trampoline: work that the chain enqueues has to run now, and
        // work that waits there already can't run before this thread continues.
        Trampoline.current.runApart {
            // A source that loops while it is subscribed to never reaches the wait below. The alarm ends it, from
            // another thread. Without any time, what comes at once still counts, so the loop gets a moment.
            let alarm = timeout == nil ? nil : sink.makeAlarm(deadline > now ? deadline : now + .seconds(1))
            source.attach(sink)
            alarm?.cancel()
            sink.signal.wait(until: deadline)
            // This does nothing if the read has ended in time. The thread that ended it may not have disposed of the
            // source yet.
            sink.end(RxError.timeout)
            sink.signal.wait(until: .distantFuture)
        }
        return sink.removeResult()
    }

    override func onNext(_ element: Element) {
        // The predicate is the user's, so it is called outside the lock.
        do {
            guard !isStopped, try predicate?(element) ?? true else { return }
        } catch {
            return end(error)
        }
        let (replaced, isLast) = state.withLock { $0.keep(element, demand) }
        // The replaced element is freed here, outside the lock: that may run foreign code (L0).
        extendLifetime(replaced)
        if isLast { end(nil) }
    }

    override func onError(_ error: any Error) {
        end(error)
    }

    override func onCompleted() {
        end(nil)
    }

    /// Ends the subscription and the waiting, if nothing has before.
    private func end(_ error: (any Error)?) {
        guard state.withLock({ $0.end(error) }) else { return }
        // The source is disposed of outside the lock, and before the reading thread continues, so that it has been
        // disposed of when a read returns.
        dispose()
        signal.send()
    }

    private func removeResult() -> BlockingResult<Element> {
        state.withLock { exchange(&$0.result, with: BlockingResult()) }
    }

    /// Ends a sequence that loops in the waiting thread, which therefore never starts waiting.
    private func makeAlarm(_ deadline: DispatchTime) -> any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
        // The timer keeps the sink, and the handler keeps the timer, until it is cancelled: here, or by the reading
        // thread.
        timer.setEventHandler {
            self.end(RxError.timeout)
            timer.cancel()
        }
        timer.schedule(deadline: deadline)
        timer.activate()
        return timer
    }
}
