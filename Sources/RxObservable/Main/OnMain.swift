internal import RxSchedulers

extension Observable {
    /// The same events; a subscription from another thread is made on the main thread, later.
    package final func subscribedOnMain() -> Observable<Element> {
        OnMain(self)
    }
}

/// Subscribes on the main thread: at once if that is the caller's, else later.
// SAFETY: a node, see `Observable`.
final class OnMain<Element>: Observable<Element>, @unchecked Sendable {
    private let source: Observable<Element>

    init(_ source: Observable<Element>) {
        self.source = source
        super.init()
    }

    override func describe(in chain: inout Chain) {
        source.describe(in: &chain)
    }

    override func run(_ sink: Sink<Element>) {
        if MainQueue.isCurrent {
            source.run(sink)
        } else {
            SubscribeOn(source, MainScheduler.instance).run(sink)
        }
    }
}
