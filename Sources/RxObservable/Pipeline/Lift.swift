/// The node of an operator that has one source and needs no class of its own.
///
/// What the operator was called with is kept beside the function that subscribes, which captures nothing itself: so it
/// is one object when a chain is written, as a class of its own would be.
@usableFromInline
// SAFETY: immutable; the function captures nothing, and the parameters are what a node of its own would hold.
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
    ///   - call: The operator as it is written.
    ///   - source: What it is written to.
    ///   - scheduler: The type of the scheduler that sends its elements, if one does.
    ///   - parameters: What else it was called with.
    ///   - function: Subscribes.
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
