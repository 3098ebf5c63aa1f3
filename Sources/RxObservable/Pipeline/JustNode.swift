/// The node of `just`.
///
/// Operators that ask for this node take its element without subscribing.
///
/// Public to clients, where the metadata of a concrete node is a constant: a look-up costs more than the allocation.
@usableFromInline
// SAFETY: a node, see `Observable`.
package final class JustNode<Element>: Observable<Element>, @unchecked Sendable {
    @usableFromInline package let element: Element

    @inlinable
    package init(_ element: Element) {
        self.element = element
        super.init(inlined: ())
    }

    @inlinable
    deinit {}

    @inlinable package override var asJust: JustNode<Element>? { self }

    override var shape: Shape { .just }

    package override func describe(in chain: inout Chain) {
        chain.append("just")
    }

    package override func run(_ sink: Sink<Element>) {
        sink.onSubscribe(.nothing)
        guard !sink.isStopped else { return }
        sink.onNext(element)
        guard !sink.isStopped else { return }
        sink.onCompleted()
    }
}
