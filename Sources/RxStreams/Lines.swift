internal import Foundation
@_spi(Pipeline) public import RxObservable

extension ObservableType where Element: Sequence & SendableMetatype, Element.Element == UInt8 {
    /// Emits the lines of a text whose bytes arrive in chunks.
    ///
    /// ```swift
    /// let chunks = Observable.of(Array("on".utf8), Array("e\ntw".utf8), Array("o".utf8))
    /// _ = chunks.lines().subscribe(onNext: { print($0) })
    /// // Prints "one", "two".
    /// ```
    ///
    /// A chunk is any sequence of bytes: an array, `Data`, the view of a `ByteBuffer`. The lines don't depend on where
    /// the text is split. A line ends with a line feed, or with a carriage return and a line feed; neither is part of
    /// it, nor is a byte order mark at the beginning of the text. The last line needs no end. Bytes that aren't UTF-8
    /// become replacement characters.
    ///
    /// - Parameter maximumLength: The most bytes of a line, without its end.
    /// - Returns: The lines; ends with the source. Fails with ``ByteStreamError/lineTooLong(maximumLength:)`` after
    ///   the lines before that.
    /// - Complexity: O(*n*) for *n* bytes; a line is kept until it is complete.
    @_alwaysEmitIntoClient
    public func lines(maximumLength: Int = 1_048_576) -> Observable<String> {
        RxStreams.lines(of: asObservable(), maximumLength) { try withBytes(of: $0, $1) }
    }

    /// Emits a value for each line of a text whose bytes arrive in chunks, decoded as JSON.
    ///
    /// ```swift
    /// let chunks = Observable.of(Data("[1, 2]\n[".utf8), Data("3]\n".utf8))
    /// _ = chunks.jsonLines(of: [Int].self).subscribe(onNext: { print($0) })
    /// // Prints "[1, 2]", "[3]".
    /// ```
    ///
    /// Lines are as in `lines(maximumLength:)`; empty lines are skipped. What JSON is, `JSONDecoder` decides: it takes
    /// `[1,]`, too. With another decoder, that one decides.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The values; ends with the source. Fails with
    ///   ``ByteStreamError/undecodableLine(number:text:error:)`` at the first line that can't be decoded, and with
    ///   ``ByteStreamError/lineTooLong(maximumLength:)``.
    /// - Complexity: As `lines(maximumLength:)`, and what decoding takes.
    public func jsonLines<Value: Decodable & SendableMetatype>(
        of type: Value.Type,
        maximumLength: Int = 1_048_576
    ) -> Observable<Value> {
        jsonLines(of: type, decoder: PlainJSON(), maximumLength: maximumLength)
    }

    /// Emits a value for each line of a text whose bytes arrive in chunks.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - decoder: Makes a value of the bytes of a line.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The values, as without a decoder.
    public func jsonLines<Value: Decodable & SendableMetatype, Decoder: DataDecoder>(
        of type: Value.Type,
        decoder: Decoder,
        maximumLength: Int = 1_048_576
    ) -> Observable<Value> {
        parsed("jsonLines", asObservable(), DecodedLines(decoder, maximumLength)) { try withBytes(of: $0, $1) }
    }
}

extension ObservableType where Element == UInt8 {
    /// Emits the lines of a text whose bytes arrive one by one.
    ///
    /// - Parameter maximumLength: The most bytes of a line, without its end.
    /// - Returns: The lines, as for a source of chunks.
    public func lines(maximumLength: Int = 1_048_576) -> Observable<String> {
        parsed("lines", asObservable(), TextLines(maximumLength: maximumLength)) { try withUnsafeBytes(of: $0, $1) }
    }

    /// Emits a value for each line of a text whose bytes arrive one by one, decoded as JSON.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The values, as for a source of chunks.
    public func jsonLines<Value: Decodable & SendableMetatype>(
        of type: Value.Type,
        maximumLength: Int = 1_048_576
    ) -> Observable<Value> {
        jsonLines(of: type, decoder: PlainJSON(), maximumLength: maximumLength)
    }

    /// Emits a value for each line of a text whose bytes arrive one by one.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - decoder: Makes a value of the bytes of a line.
    ///   - maximumLength: The most bytes of a line, without its end.
    /// - Returns: The values, as for a source of chunks.
    public func jsonLines<Value: Decodable & SendableMetatype, Decoder: DataDecoder>(
        of type: Value.Type,
        decoder: Decoder,
        maximumLength: Int = 1_048_576
    ) -> Observable<Value> {
        parsed("jsonLines", asObservable(), DecodedLines(decoder, maximumLength)) { try withUnsafeBytes(of: $0, $1) }
    }
}

/// The lines of bytes to which the client has access.
@usableFromInline
func lines<Input>(
    of source: Observable<Input>,
    _ maximumLength: Int,
    _ access: @escaping @Sendable (Input, (UnsafeRawBufferPointer) throws -> Void) throws -> Void
) -> Observable<String> {
    parsed("lines", source, TextLines(maximumLength: maximumLength), access)
}

private struct TextLines: ByteParser {
    private var splitter: LineSplitter

    init(maximumLength: Int) {
        splitter = LineSplitter(maximumLength: maximumLength)
    }

    mutating func read(_ piece: UnsafeRawBufferPointer, to sink: Sink<String>) throws(ByteStreamError) {
        splitter.read(piece) { line in
            sink.onNext(line)
            return !sink.isStopped
        }
        try splitter.check()
    }

    mutating func finish() throws(ByteStreamError) -> String? {
        let last = splitter.finish()
        try splitter.check()
        return last
    }
}

/// The lines as values; empty lines have none.
private struct DecodedLines<Value: Decodable, Decoder: DataDecoder>: ByteParser {
    private var values: Values
    private var splitter: LineSplitter

    init(_ decoder: Decoder, _ maximumLength: Int) {
        values = Values(decoder: decoder)
        splitter = LineSplitter(maximumLength: maximumLength)
    }

    mutating func read(_ piece: UnsafeRawBufferPointer, to sink: Sink<Value>) throws(ByteStreamError) {
        var failure: ByteStreamError?
        // The closure can't change `self` while the splitter reads.
        var values = values
        splitter.readBytes(piece) { line in
            do throws(ByteStreamError) {
                guard let value = try values.next(line) else { return true }
                sink.onNext(value)
                return !sink.isStopped
            } catch {
                failure = error
                return false
            }
        }
        self.values = values
        if let failure { throw failure }
        try splitter.check()
    }

    mutating func finish() throws(ByteStreamError) -> Value? {
        let last = splitter.finishBytes()
        try splitter.check()
        return try last?.withUnsafeBufferPointer { line throws(ByteStreamError) in
            try values.next(UnsafeRawBufferPointer(line))
        }
    }

    private struct Values {
        let decoder: Decoder
        var number = 0

        mutating func next(_ line: UnsafeRawBufferPointer) throws(ByteStreamError) -> Value? {
            number += 1
            guard line.contains(where: { !($0 == Byte.space || $0 == Byte.tab) }) else { return nil }
            do {
                return try decoder.decode(Value.self, from: Data(line))
            } catch {
                let text = String(decoding: line, as: UTF8.self)
                throw .undecodableLine(number: number, text: text, error: error)
            }
        }
    }
}

/// Decodes as `JSONDecoder` does, which threads can't share on older systems of Apple's.
private struct PlainJSON: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        try JSONDecoder().decode(type, from: data)
    }
}
