/// The node of a source, or of an operator with several, that needs no class of its own.
///
/// As in a ``Lift``, the functions capture nothing, and what they need is kept beside them.
// SAFETY: immutable; the functions capture nothing, and the parameters are what a node of its own would hold.
package final class Node<Parameters, Output>: Observable<Output>, @unchecked Sendable {
    private let parameters: Parameters
    private let name: (inout Chain, Parameters) -> Void
    private let function: (Sink<Output>, Parameters) -> Void

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - parameters: What the operator was called with.
    ///   - shape: Whether it is one that operators ask for.
    ///   - name: Says how it was written.
    ///   - function: Subscribes.
    package init(
        _ parameters: Parameters,
        shape: Shape = .general,
        describe name: @escaping (inout Chain, Parameters) -> Void,
        run function: @escaping (Sink<Output>, Parameters) -> Void
    ) {
        self.parameters = parameters
        self.name = name
        self.function = function
        super.init(shape: shape)
    }

    package override func describe(in chain: inout Chain) {
        name(&chain, parameters)
    }

    package override func run(_ sink: Sink<Output>) {
        function(sink, parameters)
    }
}
