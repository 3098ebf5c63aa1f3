/// The node of an operator that has one source and is no more than its sink.
///
/// It costs one object more than a node of its own when a chain is written, so operators that make long chains, and
/// those whose closures two modules hand in, have theirs.
// SAFETY: immutable; the closure that makes sinks captures what the operator was called with, as a node of its own
// would.
package final class Lift<Input, Output>: Observable<Output>, @unchecked Sendable {
    private let call: String
    private let source: Observable<Input>
    private let makeSink: (Sink<Output>) -> Sink<Input>

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - call: The operator as it is written.
    ///   - source: What it is written to.
    ///   - makeSink: Makes the sink of a subscription in front of the one below it.
    package init(_ call: String, _ source: Observable<Input>, _ makeSink: @escaping (Sink<Output>) -> Sink<Input>) {
        self.call = call
        self.source = source
        self.makeSink = makeSink
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append(call, after: source)
    }

    package override func run(_ sink: Sink<Output>) {
        source.run(makeSink(sink))
    }
}
