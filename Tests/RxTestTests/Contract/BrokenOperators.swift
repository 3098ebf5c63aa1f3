@_spi(Pipeline) import RxObservable
import TestSupport

/// A node that adds a stage of the test's choice after its source.
// SAFETY: immutable.
final class Broken<Output>: Observable<Output>, @unchecked Sendable {
    private let source: Observable<ContractElement>
    private let makeStage: @Sendable (Sink<Output>) -> Sink<ContractElement>

    init(
        _ source: Observable<ContractElement>,
        _ makeStage: @escaping @Sendable (Sink<Output>) -> Sink<ContractElement>
    ) {
        self.source = source
        self.makeStage = makeStage
        super.init()
    }

    override func run(_ sink: Sink<Output>) {
        source.run(makeStage(sink))
    }
}

typealias ElementStage = Stage<ContractElement, ContractElement>

/// Sends an element after completion.
final class SendsAfterEnd: ElementStage {
    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
    }

    override func onCompleted() {
        downstream.onCompleted()
        downstream.onNext(ContractElement(9))
    }
}

/// Doesn't dispose of its source.
final class ForgetsUpstream: ElementStage {
    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
    }

    override func dispose() {}
}

/// Disposes of its source twice, and keeps it, which is a cycle.
final class DisposesTwice: Sink<ContractElement> {
    private let downstream: Sink<ContractElement>
    private var upstream: Upstream?

    init(_ downstream: Sink<ContractElement>) {
        self.downstream = downstream
    }

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
        downstream.onSubscribe(self)
    }

    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    override func onCompleted() {
        downstream.onCompleted()
    }

    override func dispose() {
        upstream?.dispose()
        upstream?.dispose()
    }
}

/// Calls `onSubscribe` downstream when the first element has passed.
final class SubscribesLate: Sink<ContractElement> {
    private let downstream: Sink<ContractElement>
    private var upstream: Upstream?

    init(_ downstream: Sink<ContractElement>) {
        self.downstream = downstream
    }

    override func onSubscribe(_ upstream: Upstream) {
        self.upstream = upstream
    }

    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
        if element.number == 5, let upstream {
            self.upstream = nil
            downstream.onSubscribe(upstream)
        }
    }

    override func onCompleted() {
        downstream.onCompleted()
    }
}

/// Disposes of its source before it forwards an error.
final class DisposesBeforeTheEnd: ElementStage {
    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
    }

    override func onError(_ error: any Error) {
        dispose()
        downstream.onError(error)
    }
}

/// Disposes of its source when the next event comes.
final class DisposesLate: ElementStage {
    private var isDisposed = false

    override func onNext(_ element: ContractElement) {
        if isDisposed { super.dispose() } else { downstream.onNext(element) }
    }

    override func onCompleted() {
        if isDisposed { super.dispose() } else { downstream.onCompleted() }
    }

    override func dispose() {
        isDisposed = true
    }
}

/// Is retained by an object that outlives the chain.
final class IsKept: ElementStage {
    private let place: LockedValue<[Kept]>

    // SAFETY: it is only retained.
    struct Kept: @unchecked Sendable {
        let stage: IsKept
    }

    init(_ downstream: Sink<ContractElement>, _ place: LockedValue<[Kept]>) {
        self.place = place
        super.init(downstream)
    }

    override func onSubscribe(_ upstream: Upstream) {
        place.withLock { $0.append(Kept(stage: self)) }
        super.onSubscribe(upstream)
    }

    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
    }
}

/// Sends an element as soon as it is subscribed to, even if it has been disposed of.
final class SendsAtOnce: ElementStage {
    override func onSubscribe(_ upstream: Upstream) {
        super.onSubscribe(upstream)
        downstream.onNext(ContractElement(0))
    }

    override func onNext(_ element: ContractElement) {
        downstream.onNext(element)
    }
}

/// Sends each element three times, even if it has been disposed of.
final class Triples: ElementStage {
    override func onNext(_ element: ContractElement) {
        for _ in 0..<3 { downstream.onNext(element) }
    }
}

/// Delays the elements, and doesn't cancel its scheduled actions.
final class NeverCancels: ElementStage {
    private let scheduler: TestScheduler

    init(_ downstream: Sink<ContractElement>, _ scheduler: TestScheduler) {
        self.scheduler = scheduler
        super.init(downstream)
    }

    override func onNext(_ element: ContractElement) {
        scheduler.scheduleAt(scheduler.clock + 1) { self.downstream.onNext(element) }
    }

    override func onCompleted() {
        scheduler.scheduleAt(scheduler.clock + 1) { self.downstream.onCompleted() }
    }
}

/// Completes when its closure throws.
final class SwallowsErrors: ElementStage {
    private let transform: @Sendable (ContractElement) throws -> ContractElement

    init(
        _ downstream: Sink<ContractElement>,
        _ transform: @escaping @Sendable (ContractElement) throws -> ContractElement
    ) {
        self.transform = transform
        super.init(downstream)
    }

    override func onNext(_ element: ContractElement) {
        do { downstream.onNext(try transform(element)) } catch { downstream.onCompleted() }
    }
}

/// Stores the latest element in an object that outlives the chain.
final class KeepsElements: ElementStage {
    private let place: LockedValue<ContractElement?>

    init(_ downstream: Sink<ContractElement>, _ place: LockedValue<ContractElement?>) {
        self.place = place
        super.init(downstream)
    }

    override func onNext(_ element: ContractElement) {
        place.value = element
        downstream.onNext(element)
    }
}
