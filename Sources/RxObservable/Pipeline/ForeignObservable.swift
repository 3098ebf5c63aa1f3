internal import RxDisposables
internal import Synchronization

/// The edge of the pipeline: a type that conforms to ``ObservableType`` by itself.
// SAFETY: immutable; `ObservableType.subscribe(_:)` has to work on any thread.
final class ForeignObservable<Source: ObservableType>: Observable<Source.Element>, @unchecked Sendable {
    private let source: Source

    init(_ source: Source) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<Source.Element>) {
        let edge = ForeignEdge(sink)
        sink.onSubscribe(edge)
        guard !edge.isStopped else { return }
        edge.hold(source.subscribe(AnyObserver(sink: edge)))
    }
}

/// Takes whatever a foreign source sends, from any thread and in any order, and hands on what the grammar allows.
private final class ForeignEdge<Element>: Sink<Element> {
    private let downstream: Sink<Element>
    private let section = SerialSection()
    private let stopped = Atomic<Bool>(false)
    private let subscription = DisposableSlot()

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    func hold(_ disposable: any Disposable) {
        subscription.set(disposable)
    }

    override var isStopped: Bool { stopped.load(ordering: .acquiring) }

    override func onNext(_ element: Element) {
        guard !isStopped else { return }
        if section.tryEnter() {
            if !isStopped { downstream.onNext(element) }
            section.leave()
        } else {
            section.enqueue {
                guard !self.isStopped else { return }
                self.downstream.onNext(element)
            }
        }
    }

    override func onError(_ error: any Error) {
        section.perform {
            guard self.stop() else { return }
            self.downstream.onError(error)
        }
    }

    override func onCompleted() {
        section.perform {
            guard self.stop() else { return }
            self.downstream.onCompleted()
        }
    }

    override func dispose() {
        stopped.store(true, ordering: .releasing)
        subscription.dispose()
    }

    private func stop() -> Bool {
        !stopped.exchange(true, ordering: .acquiringAndReleasing)
    }
}
