internal import RxSchedulers

extension Observable {
    /// The same events; a subscription from another thread is made later, on the main thread.
    @usableFromInline
    package final func subscribedOnMain() -> Observable<Element> {
        // This node isn't shown in descriptions of chains.
        Node(self) { chain, source in
            source.describe(in: &chain)
        } run: { sink, source in
            if MainQueue.isCurrent {
                source.run(sink)
            } else {
                SubscribeOnSink(sink, MainScheduler.instance).start(source)
            }
        }
    }
}
