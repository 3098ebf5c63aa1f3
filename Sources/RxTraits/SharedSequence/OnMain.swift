@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// Subscribes on the main thread: at once if that is the caller's, else later.
// SAFETY: immutable.
final class OnMain<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func run(_ sink: Sink<Element>) {
        if MainQueue.isCurrent || SharingScheduler.isReplaced {
            source.run(sink)
        } else {
            source.subscribe(on: MainScheduler.instance).run(sink)
        }
    }
}
