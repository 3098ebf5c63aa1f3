import Foundation
@_spi(Pipeline) import RxObservable
import TestSupport

/// A merge that holds a lock in one of the wrong places, or never.
// SAFETY: immutable.
final class BrokenMerge: Observable<ContractElement>, @unchecked Sendable {
    enum Place: String, CaseIterable, Sendable {
        case nowhere
        case sending
        case completing
        case disposing
        case freeing
        case calling
        case failing
    }

    private let sources: [Observable<ContractElement>]
    private let place: Place
    private let closure: @Sendable () -> Void

    init(
        _ sources: [Observable<ContractElement>],
        holdingItsLockWhen place: Place,
        closure: @escaping @Sendable () -> Void = {}
    ) {
        self.sources = sources
        self.place = place
        self.closure = closure
        super.init()
    }

    override func run(_ sink: Sink<ContractElement>) {
        let end = MergeEnd(sink, place, closure)
        sink.onSubscribe(end)
        for source in sources {
            source.run(MergeInput(end))
        }
    }
}

private final class MergeEnd: Upstream {
    private let downstream: Sink<ContractElement>
    private let place: BrokenMerge.Place
    private let closure: @Sendable () -> Void
    private let lock = NSRecursiveLock()
    /// Only errors take this lock.
    private let failing = NSLock()
    private let upstreams = LockedValue<[Handle]>([])
    private let endings = LockedValue(0)
    private var latest: ContractElement?

    // SAFETY: an upstream may be disposed of from any thread.
    private struct Handle: @unchecked Sendable {
        let upstream: Upstream
    }

    init(
        _ downstream: Sink<ContractElement>,
        _ place: BrokenMerge.Place,
        _ closure: @escaping @Sendable () -> Void
    ) {
        self.downstream = downstream
        self.place = place
        self.closure = closure
    }

    private func perform(_ place: BrokenMerge.Place, _ body: () -> Void) {
        lock.lock()
        if place == self.place {
            body()
            lock.unlock()
        } else {
            lock.unlock()
            body()
        }
    }

    func add(_ upstream: Upstream) {
        upstreams.withLock { $0.append(Handle(upstream: upstream)) }
    }

    func send(_ element: ContractElement) {
        perform(.calling) { closure() }
        let isHeld = place == .failing && failing.try()
        perform(.sending) { downstream.onNext(element) }
        if isHeld { failing.unlock() }
        if place == .freeing {
            lock.lock()
            latest = element
            lock.unlock()
        }
    }

    func complete() {
        guard
            endings.withLock({
                $0 += 1; return $0
            }) == 2
        else { return }
        perform(.completing) { downstream.onCompleted() }
    }

    func fail(_ error: any Error) {
        guard
            endings.withLock({
                $0 += 10; return $0
            }) < 20
        else { return }
        if place == .failing {
            failing.lock()
            failing.unlock()
        }
        downstream.onError(error)
    }

    override func dispose() {
        perform(.disposing) {
            let all = upstreams.withLock { list in
                defer { list = [] }
                return list
            }
            for handle in all { handle.upstream.dispose() }
        }
    }
}

private final class MergeInput: Sink<ContractElement> {
    private let end: MergeEnd

    init(_ end: MergeEnd) {
        self.end = end
    }

    override func onSubscribe(_ upstream: Upstream) {
        end.add(upstream)
    }

    override func onNext(_ element: ContractElement) {
        end.send(element)
    }

    override func onError(_ error: any Error) {
        end.fail(error)
    }

    override func onCompleted() {
        end.complete()
    }
}
