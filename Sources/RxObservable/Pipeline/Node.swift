/// The node of a source, or of an operator with several, that needs no class of its own.
///
/// As in a ``Lift``, the functions capture nothing, and what they need is kept beside them.
// SAFETY: immutable; the functions capture nothing, and the parameters are what a node of its own would hold.
final class Node<Parameters, Output>: Observable<Output>, @unchecked Sendable {
    private let parameters: Parameters
    private let itsShape: Shape
    private let name: (inout Chain, Parameters) -> Void
    private let function: (Sink<Output>, Parameters) -> Void

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - parameters: What the operator was called with.
    ///   - shape: Whether it is one that operators ask for.
    ///   - name: Says how it was written.
    ///   - function: Subscribes.
    init(
        _ parameters: Parameters,
        shape: Shape = .general,
        describe name: @escaping (inout Chain, Parameters) -> Void,
        run function: @escaping (Sink<Output>, Parameters) -> Void
    ) {
        self.parameters = parameters
        self.name = name
        self.function = function
        itsShape = shape
        super.init()
    }

    override var shape: Shape { itsShape }

    override func describe(in chain: inout Chain) {
        name(&chain, parameters)
    }

    override func run(_ sink: Sink<Output>) {
        function(sink, parameters)
    }
}
