@_spi(Pipeline) internal import RxObservable

/// Assembles values from the pieces in which their bytes arrive; the values don't depend on where the bytes are split.
protocol ByteParser {
    associatedtype Output

    /// Reads the next piece.
    ///
    /// - Parameters:
    ///   - piece: The bytes.
    ///   - sink: Takes each value that is complete now, until it is stopped. Each parser sends itself, since a closure
    ///     of the stage, which isn't specialised, would cost more than the shortest lines.
    /// - Throws: An error after the values before it.
    mutating func read(_ piece: UnsafeRawBufferPointer, to sink: Sink<Output>) throws(ByteStreamError)

    /// Ends the text.
    ///
    /// - Returns: The last value, if the end of the text completes one.
    /// - Throws: An error of that last value.
    mutating func finish() throws(ByteStreamError) -> Output?
}

/// Gives the bytes of an element to a closure.
typealias ByteAccess<Element> = @Sendable (Element, (UnsafeRawBufferPointer) throws -> Void) throws -> Void

/// Gives the bytes of a chunk to a closure; clients compile it for their chunks.
@_alwaysEmitIntoClient
func withBytes<Chunk: Sequence>(
    of chunk: Chunk,
    _ body: (UnsafeRawBufferPointer) throws -> Void
) rethrows where Chunk.Element == UInt8 {
    let result: Void? = try chunk.withContiguousStorageIfAvailable { try body(UnsafeRawBufferPointer($0)) }
    if result == nil { try Array(chunk).withUnsafeBytes(body) }
}

/// The values that a parser makes of a source's bytes.
func parsed<Input, Parser: ByteParser>(
    _ call: StaticString,
    _ source: Observable<Input>,
    _ parser: Parser,
    _ access: @escaping ByteAccess<Input>
) -> Observable<Parser.Output> {
    Lift(call, source, (parser: parser, access: access)) { sink, source, given in
        source.run(ParsingStage(sink, given.parser, given.access))
    }
}

/// Sends the values that a parser makes of a source's bytes.
class ParsingStage<Input, Parser: ByteParser>: FinishingStage<Input, Parser.Output> {
    // SAFETY: it is touched only by events of the source, which come one at a time.
    @exclusivity(unchecked) final private(set) var parser: Parser
    private let access: ByteAccess<Input>

    init(_ downstream: Sink<Parser.Output>, _ parser: Parser, _ access: @escaping ByteAccess<Input>) {
        self.parser = parser
        self.access = access
        super.init(downstream)
    }

    override func onNext(_ element: Input) {
        guard !isFinished else { return }
        do {
            try access(element) { piece in try parser.read(piece, to: downstream) }
        } catch {
            fail(error)
        }
    }

    override func onCompleted() {
        guard !isFinished else { return }
        do {
            guard let last = try parser.finish() else { return finish() }
            finish(with: last)
        } catch {
            fail(error)
        }
    }

    /// The parser has failed.
    func fail(_ error: any Error) {
        finish(error)
    }
}
