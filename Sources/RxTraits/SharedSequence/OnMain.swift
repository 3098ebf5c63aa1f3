@_spi(Pipeline) package import RxObservable
internal import RxSchedulers

/// Subscribes on the main thread: at once if that is the caller's, else later.
// SAFETY: immutable.
package final class OnMain<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>
    // Asked when it is built, as the scheduler of every shared sequence is.
    private let isSchedulerReplaced = SharingScheduler.isReplaced

    package init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    package override func run(_ sink: Sink<Element>) {
        if isSchedulerReplaced || MainQueue.isCurrent {
            source.run(sink)
        } else {
            source.subscribe(on: MainScheduler.instance).run(sink)
        }
    }
}
