internal import Foundation
@_spi(Pipeline) internal import RxObservable

/// The lines of a text whose bytes a sequence brings.
// SAFETY: a node, see `Observable`.
final class Lines: Observable<String>, @unchecked Sendable {
    private let source: Observable<Data>

    init(_ source: Observable<Data>) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        chain.append("lines", after: source)
    }

    override func run(_ sink: Sink<String>) {
        source.run(LinesSink(sink))
    }
}

private final class LinesSink: Stage<Data, String> {
    private var splitter = LineSplitter()

    override func onNext(_ element: Data) {
        element.withUnsafeBytes { bytes in
            splitter.read(bytes) { line in
                downstream.onNext(line)
                return !downstream.isStopped
            }
        }
    }

    override func onCompleted() {
        if let last = splitter.finish() { downstream.onNext(last) }
        guard !isStopped else { return }
        downstream.onCompleted()
    }
}
