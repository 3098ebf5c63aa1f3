/// The node of an operator that has one source and needs no class of its own.
///
/// The operator's parameters are stored beside the function that subscribes, which captures nothing. So the node is one
/// object when a chain is written, as an object of its own class would be.
@usableFromInline
// SAFETY: immutable; the function captures nothing, and the parameters are the fields that a node of its own would
// have.
package final class Lift<Input, Parameters, Output>: Observable<Output>, @unchecked Sendable {
    /// Subscribes to the source for the sink below.
    @usableFromInline
    package typealias Run = (_Sink<Output>, _ source: Observable<Input>, Parameters) -> Void

    private let call: StaticString
    private let source: Observable<Input>
    private let scheduler: Any.Type?
    private let parameters: Parameters
    private let function: Run

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - call: The operator's call, for descriptions.
    ///   - source: The operator's source.
    ///   - scheduler: The type of the scheduler that delivers the elements, if any.
    ///   - parameters: The operator's other parameters.
    ///   - function: Subscribes to the source.
    @usableFromInline
    package init(
        _ call: StaticString,
        _ source: Observable<Input>,
        on scheduler: Any.Type? = nil,
        _ parameters: Parameters,
        _ function: @escaping Run
    ) {
        self.call = call
        self.source = source
        self.scheduler = scheduler
        self.parameters = parameters
        self.function = function
        super.init()
    }

    package override func describe(in chain: inout Chain) {
        chain.append("\(call)", after: source, on: scheduler)
    }

    package override func run(_ sink: Sink<Output>) {
        function(sink, source, parameters)
    }
}
