/// The end of a source; different threads may set, stop and dispose of its upstream independently.
///
/// The sink doesn't dispose of its source when the source ends. If the whole sequence ends with the source, the
/// terminal event may have to wait, and the sink below disposes after it has received the event (contract G3).
open class _EndSink<Element>: _Sink<Element> {
    /// The upstream of the source.
    package final let upstream = UpstreamSlot()

    @_spi(Pipeline) open override var isStopped: Bool { upstream.isStopped }

    @_spi(Pipeline) open override func onSubscribe(_ upstream: Upstream) {
        self.upstream.replace(upstream)
    }

    @_spi(Pipeline) open override func stop() {
        upstream.stop()
    }

    @_spi(Pipeline) open override func dispose() {
        upstream.dispose()
    }
}

/// See ``_EndSink``.
@_spi(Pipeline) public typealias EndSink = _EndSink

/// An end that forwards everything: a stage whose source comes late, or replaces another source.
@_spi(Pipeline) open class ForwardingSink<Element>: EndSink<Element> {
    /// The next stage.
    public final let downstream: Sink<Element>

    /// Makes a stage in front of `downstream`.
    public init(_ downstream: Sink<Element>) {
        self.downstream = downstream
    }

    open override var below: Upstream? { downstream }

    open override func onNext(_ element: Element) {
        downstream.onNext(element)
    }

    open override func onError(_ error: any Error) {
        downstream.onError(error)
    }

    open override func onCompleted() {
        downstream.onCompleted()
    }
}
