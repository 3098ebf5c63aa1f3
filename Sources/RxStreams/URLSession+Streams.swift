public import Foundation
public import RxObservable
public import RxTraits

#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

// Bodies that are delivered as they arrive. See `Exchange` for the threads, and for slow subscribers.
extension Reactive where Base: URLSession {
    /// Sends a request and emits the bytes of the answer's body as they come, in pieces.
    ///
    /// ```swift
    /// session.rx.bytes(for: request)
    ///     .scan(0) { count, piece in count + piece.count }
    ///     .subscribe(onNext: { count in print("\(count) bytes so far") })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Each subscription sends the request, and disposing of it closes the connection. Pieces are delivered one at a
    /// time: on Apple's systems on the session's delegate queue, if that is serial, as Foundation requires; else, and
    /// on Linux, on a queue of the subscription. Then it also has a session of its own, with this session's
    /// configuration.
    ///
    /// A slow subscriber doesn't let memory grow, as long as no operator in between buffers elements, as `observe(on:)`
    /// does:
    ///
    /// - On Apple's systems it slows down the server: while it has a piece, nothing is read from the connection.
    /// - On Linux a session reads everything that the server sends, so pieces wait for the subscriber. When more than
    ///   `unreadLimit` bytes wait, the connection is closed, and the sequence fails after the last waiting piece.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - unreadLimit: How many bytes may wait for a slow subscriber, on Linux; 16 MiB without an argument.
    /// - Returns: The pieces, and the end with the body. Fails with the session's error, with
    ///   ``/RxFoundation/RxCocoaURLError/httpRequestFailed(response:data:)`` for a status outside 200..<300, where the
    ///   data is the beginning of the body, up to 64 KiB, with
    ///   ``/RxFoundation/RxCocoaURLError/nonHTTPResponse(response:)``, and with ``URLStreamError/overrun(limit:)``.
    public func bytes(for request: URLRequest, unreadLimit: Int = 16_777_216) -> Observable<Data> {
        Exchange.events(of: request, on: base, unreadLimit: unreadLimit).compactMap { event in
            if case .data(let data) = event { data } else { nil }
        }
    }

    /// Sends a request and emits the lines of the answer's body as they come.
    ///
    /// A line ends with a line feed, or with a carriage return and a line feed; neither is part of it. The last line
    /// needs no end. Bytes that aren't UTF-8 become replacement characters.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - unreadLimit: How many bytes may wait for a slow subscriber, on Linux.
    /// - Returns: The lines, and the end with the body. Fails and is delivered as
    ///   ``RxTraits/Reactive/bytes(for:unreadLimit:)``.
    /// - Complexity: A line is kept until it is complete, however long it is.
    public func lines(for request: URLRequest, unreadLimit: Int = 16_777_216) -> Observable<String> {
        RxStreams.lines(of: bytes(for: request, unreadLimit: unreadLimit))
    }

    /// Sends a request and emits a value for each line of the answer's body as it comes.
    ///
    /// ```swift
    /// nonisolated struct Price: Decodable {
    ///     let symbol: String
    ///     let price: Double
    /// }
    ///
    /// session.rx.jsonLines(of: Price.self, for: request, decoder: JSONDecoder())
    ///     .subscribe(onNext: { price in print(price.symbol, price.price) })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// Empty lines are skipped.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - request: The request.
    ///   - unreadLimit: How many bytes may wait for a slow subscriber, on Linux.
    ///   - decoder: Makes a value of a line.
    /// - Returns: The values, and the end with the body. Fails with
    ///   ``URLStreamError/undecodableLine(number:text:error:)`` at the first line that the decoder refuses; else,
    ///   fails and is delivered as ``RxTraits/Reactive/bytes(for:unreadLimit:)``.
    public func jsonLines<Value: Decodable & SendableMetatype, Decoder: DataDecoder>(
        of type: Value.Type,
        for request: URLRequest,
        unreadLimit: Int = 16_777_216,
        decoder: Decoder
    ) -> Observable<Value> {
        decoded(lines(for: request, unreadLimit: unreadLimit), decoder)
    }

    /// Sends a request and emits a value for each line of the answer's body as it comes, decoded as JSON.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - request: The request.
    ///   - unreadLimit: How many bytes may wait for a slow subscriber, on Linux.
    /// - Returns: The values; see ``RxTraits/Reactive/jsonLines(of:for:unreadLimit:decoder:)``.
    public func jsonLines<Value: Decodable & SendableMetatype>(
        of type: Value.Type,
        for request: URLRequest,
        unreadLimit: Int = 16_777_216
    ) -> Observable<Value> {
        jsonLines(of: type, for: request, unreadLimit: unreadLimit, decoder: PlainJSON())
    }
}

/// The values of lines; empty lines have none.
func decoded<Value: Decodable & SendableMetatype, Decoder: DataDecoder>(
    _ lines: Observable<String>,
    _ decoder: Decoder
) -> Observable<Value> {
    lines.enumerated().compactMap { index, line in
        guard line.utf8.contains(where: { !($0 == 0x20 || $0 == 0x09) }) else { return nil }
        do {
            return try decoder.decode(Value.self, from: Data(line.utf8))
        } catch {
            throw URLStreamError.undecodableLine(number: index + 1, text: line, error: error)
        }
    }
}

/// Decodes as `JSONDecoder` does, which threads can't share on older systems of Apple's.
private struct PlainJSON: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        try JSONDecoder().decode(type, from: data)
    }
}
