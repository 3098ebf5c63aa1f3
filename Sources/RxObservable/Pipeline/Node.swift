/// The node of a source, or of an operator with several sources, without a class of its own.
///
/// As in a ``Lift``, the functions capture nothing, and their parameters are stored beside them.
// SAFETY: immutable; the functions capture nothing, and the parameters are the fields that a node of its own would
// have.
final class Node<Parameters, Output>: Observable<Output>, @unchecked Sendable {
    private let parameters: Parameters
    private let storedShape: Shape
    private let name: (inout Chain, Parameters) -> Void
    private let function: (Sink<Output>, Parameters) -> Void

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - parameters: The operator's parameters.
    ///   - shape: Whether it is a kind of node that operators ask for.
    ///   - name: Describes the operator's call.
    ///   - function: Subscribes to the sources.
    init(
        _ parameters: Parameters,
        shape: Shape = .general,
        describe name: @escaping (inout Chain, Parameters) -> Void,
        run function: @escaping (Sink<Output>, Parameters) -> Void
    ) {
        self.parameters = parameters
        self.name = name
        self.function = function
        storedShape = shape
        super.init()
    }

    override var shape: Shape { storedShape }

    override func describe(in chain: inout Chain) {
        name(&chain, parameters)
    }

    override func run(_ sink: Sink<Output>) {
        function(sink, parameters)
    }
}
