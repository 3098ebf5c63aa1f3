#if os(macOS) || os(Linux)
@_spi(Pipeline) internal import RxObservable

/// Writes the chunks of a sequence to a program, until one of them ends.
///
/// Unlike a subscription, it can be disposed of while the sequence still loops in the call that subscribes.
// SAFETY: the fields are constants, and the upstream is an atomic slot.
final class InputSink<Chunk: Sequence<UInt8>, Event>: EndSink<Chunk>, @unchecked Sendable {
    private let input: ProcessInput
    private let observer: AnyObserver<Event>

    init(_ input: ProcessInput, _ observer: AnyObserver<Event>) {
        self.input = input
        self.observer = observer
    }

    func start(_ chunks: Observable<Chunk>) {
        chunks.attach(self)
    }

    func end() {
        dispose()
    }

    override func onNext(_ chunk: Chunk) {
        guard !isStopped else { return }
        do {
            var isWanted = true
            try withBytes(of: chunk) { isWanted = try input.write($0) }
            if !isWanted { dispose() }
        } catch {
            onError(error)
        }
    }

    override func onError(_ error: any Error) {
        observer.onError(error)
        dispose()
    }

    override func onCompleted() {
        input.end()
        dispose()
    }
}
#endif
