internal import RxDisposables
@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// Any subscriber of a shared sequence except the first.
final class MainMember<Element>: Upstream {
    private let connection: MainConnection<Element>
    // SAFETY: the fields below are touched only on the main thread.
    @exclusivity(unchecked) private var waiting = RingBuffer<Event<Element>>()
    private var sink: Sink<Element>?
    // An element that arrives while the latest one is being replayed waits for its turn.
    private var isReplaying = false
    // The flag is set on any thread: the subscriber has already ended, and its disposal follows on the main thread.
    private let isSilent = AtomicBool(false)

    init(_ connection: MainConnection<Element>, _ sink: Sink<Element>) {
        self.connection = connection
        self.sink = sink
    }

    var hasLeft: Bool { sink == nil }

    func replay(_ element: Element) {
        isReplaying = true
        sink?.onNext(element)
        while let event = waiting.popFirst() {
            guard let sink else { continue }
            switch event {
            case .next(let element): send(element, to: sink)
            case .error(let error): end(error, sink)
            case .completed: end(nil, sink)
            }
        }
        isReplaying = false
    }

    func onNext(_ element: Element) {
        if isReplaying {
            waiting.append(.next(element))
        } else if let sink {
            send(element, to: sink)
        }
    }

    private func send(_ element: Element, to sink: Sink<Element>) {
        guard !isSilent.load(ordering: .relaxed) else { return }
        sink.onNext(element)
    }

    func end(_ error: (any Error)?) {
        if isReplaying {
            waiting.append(error.map(Event.error) ?? .completed)
        } else if let sink {
            end(error, sink)
        }
    }

    private func end(_ error: (any Error)?, _ sink: Sink<Element>) {
        self.sink = nil
        guard !isSilent.load(ordering: .relaxed) else { return }
        if let error { sink.onError(error) } else { sink.onCompleted() }
    }

    override func stop() {
        isSilent.store(true, ordering: .relaxed)
    }

    override func dispose() {
        if connection.isOnMain { return leave() }
        stop()
        hopToMain(self) { $0.leave() }
    }

    private func leave() {
        guard sink != nil else { return }
        sink = nil
        connection.memberLeft()
    }
}

func hopToMain<Target>(_ target: Target, _ body: @escaping @Sendable (Target) -> Void) {
    // SAFETY: the target is touched only on the main thread.
    nonisolated(unsafe) let target = target
    _ = MainScheduler.asyncInstance.schedule(()) { _ in
        body(target)
        return Disposables.create()
    }
}
