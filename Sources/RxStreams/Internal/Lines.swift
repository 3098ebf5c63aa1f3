internal import Foundation
@_spi(Pipeline) internal import RxObservable

/// The lines of a text whose bytes a sequence sends.
func lines(of source: Observable<Data>) -> Observable<String> {
    Lift("lines", source, ()) { sink, source, _ in source.run(LinesSink(sink)) }
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
