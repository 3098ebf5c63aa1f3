@_spi(Pipeline) internal import RxObservable
internal import RxSchedulers

/// Assembles server-sent events from the pieces in which their bytes arrive, as the standard requires
/// (https://html.spec.whatwg.org/multipage/server-sent-events.html).
///
/// A line ends with a line feed, a carriage return, or both. An empty line ends an event; an unfinished event is
/// dropped. Nothing is an error but the length of a line and of an event's data: unknown fields are ignored.
struct ServerSentEventParser: ByteParser {
    private let maximumLength: Int

    /// The last id that counts: the id of the last complete event, even if it was empty.
    private(set) var lastEventID: String

    /// The last delay that the server has sent.
    private(set) var retry: RxTimeInterval?

    /// Whether an event has been complete, even one without data.
    private(set) var hasEvent = false

    /// Whether the event that isn't complete yet has a field that means something.
    private var hasField = false

    // The event that isn't complete yet. Each of its lines of data has a line feed behind it.
    private var id: String
    private var event = ""
    private var data: [UInt8] = []

    /// The bytes of a line that isn't complete yet.
    private var rest: [UInt8] = []

    /// Whether the last byte was a carriage return, to which a line feed may belong.
    private var endsWithReturn = false

    /// How much of the byte order mark has been read; all of it, too, if there is none.
    private var markCount = 0

    /// Begins a text, which may continue where another connection was cut.
    ///
    /// - Parameters:
    ///   - maximumLength: The most bytes of a line, and of an event's data.
    ///   - lastEventID: The last id of the text that it continues.
    ///   - retry: The last delay of the text that it continues.
    init(maximumLength: Int = .max, lastEventID: String = "", retry: RxTimeInterval? = nil) {
        self.maximumLength = max(maximumLength, 0)
        self.lastEventID = lastEventID
        self.retry = retry
        id = lastEventID
    }

    mutating func read(_ piece: UnsafeRawBufferPointer, to sink: Sink<ServerSentEvent>) throws(ByteStreamError) {
        try read(piece) { event in
            sink.onNext(event)
            return !sink.isStopped
        }
    }

    /// Reads the next piece.
    ///
    /// - Parameters:
    ///   - piece: The bytes.
    ///   - send: Takes each event that is complete now; returns whether it wants more.
    /// - Throws: An error after the events before it.
    mutating func read(
        _ piece: UnsafeRawBufferPointer,
        _ send: (ServerSentEvent) -> Bool
    ) throws(ByteStreamError) {
        // A text that comes byte by byte: nothing to search, and no slice to copy.
        if piece.count == 1, markCount == Byte.mark.count, !Byte.isEnd(piece[0]), rest.count < maximumLength {
            endsWithReturn = false
            return rest.append(piece[0])
        }
        var start = skipMark(piece)
        guard start < piece.count else { return }
        // A carriage return and a line feed together are one end of a line, even if they come in different pieces.
        if endsWithReturn {
            endsWithReturn = false
            if piece[start] == Byte.lineFeed { start += 1 }
        }
        // Each of the two positions is searched for again only when the line that ends there has been read. So no byte
        // is looked at more than twice.
        var feed = Byte.lineFeed.place(in: piece, from: start)
        var carriage = Byte.carriageReturn.place(in: piece, from: start)
        while true {
            let end = min(feed, carriage)
            guard end < piece.count else { break }
            guard try endLine(UnsafeRawBufferPointer(rebasing: piece[start..<end]), send) else { return }
            start = end + 1
            if end == carriage {
                endsWithReturn = start == piece.count
                if start < piece.count, piece[start] == Byte.lineFeed { start += 1 }
            }
            if feed < start { feed = Byte.lineFeed.place(in: piece, from: start) }
            if carriage < start { carriage = Byte.carriageReturn.place(in: piece, from: start) }
        }
        try checkLength(rest.count + piece.count - start)
        rest.append(contentsOf: piece[start...])
    }

    func finish() -> ServerSentEvent? { nil }

    /// Skips a byte order mark at the very beginning; returns where the text continues.
    private mutating func skipMark(_ piece: UnsafeRawBufferPointer) -> Int {
        var index = 0
        while markCount < Byte.mark.count, index < piece.count {
            guard piece[index] == Byte.mark[markCount] else {
                // The bytes that looked like a mark, some of which may have come with earlier pieces, belong to the
                // text.
                rest.append(contentsOf: Byte.mark.prefix(markCount))
                markCount = Byte.mark.count
                // The mark bytes of this piece are in `rest` now, so the text continues at this byte.
                return index
            }
            markCount += 1
            index += 1
        }
        return index
    }

    /// Ends the line whose last bytes are given; returns whether more is wanted.
    private mutating func endLine(
        _ bytes: UnsafeRawBufferPointer,
        _ send: (ServerSentEvent) -> Bool
    ) throws(ByteStreamError) -> Bool {
        try checkLength(rest.count + bytes.count)
        guard !rest.isEmpty else { return try parse(bytes, send) }
        rest.append(contentsOf: bytes)
        // The line is moved out, so that `parse` may change this parser while it reads the line. It is moved back, so
        // that its memory is reused.
        var line: [UInt8] = []
        swap(&line, &rest)
        let wantsMore = try line.withUnsafeBufferPointer { line throws(ByteStreamError) in
            try parse(UnsafeRawBufferPointer(line), send)
        }
        line.clear()
        swap(&line, &rest)
        return wantsMore
    }

    /// Throws if a line, or the data of an event, is longer than allowed.
    private func checkLength(_ count: Int) throws(ByteStreamError) {
        if count > maximumLength { throw .eventTooLong(maximumLength: maximumLength) }
    }

    private mutating func parse(
        _ line: UnsafeRawBufferPointer,
        _ send: (ServerSentEvent) -> Bool
    ) throws(ByteStreamError) -> Bool {
        guard let first = line.first else { return endEvent(send) }
        // By the standard, a line that begins with a colon is a comment, and one without a colon has an empty value.
        guard first != Byte.colon else { return true }
        let colon = Byte.colon.place(in: line, from: 0)
        var value = UnsafeRawBufferPointer(rebasing: line[min(colon + 1, line.count)...])
        if value.first == Byte.space { value = UnsafeRawBufferPointer(rebasing: value.dropFirst()) }
        let name = UnsafeRawBufferPointer(rebasing: line[..<colon])
        if name.equals("data") {
            try checkLength(data.count + value.count)
            data.append(contentsOf: value)
            data.append(Byte.lineFeed)
        } else if name.equals("event") {
            event = String(decoding: value, as: UTF8.self)
        } else if name.equals("id") {
            if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
        } else if name.equals("retry") {
            parseRetry(value)
        } else {
            return true
        }
        hasField = true
        return true
    }

    /// Reads a number of milliseconds; one that is longer than 24 days counts as that.
    private mutating func parseRetry(_ digits: UnsafeRawBufferPointer) {
        guard !digits.isEmpty, digits.allSatisfy({ Byte.digits ~= $0 }) else { return }
        let longest = Int(Int32.max)
        retry = .milliseconds(
            digits.reduce(0) { count, digit in
                count > longest / 10 ? longest : min(count * 10 + Int(digit - Byte.digits.lowerBound), longest)
            }
        )
    }

    private mutating func endEvent(_ send: (ServerSentEvent) -> Bool) -> Bool {
        // The id counts even without data: such an event only names a position to continue from (N3).
        lastEventID = id
        hasEvent = hasEvent || hasField
        defer {
            event = ""
            data.clear()
            hasField = false
        }
        guard !data.isEmpty else { return true }
        let text = data.withUnsafeBytes { bytes in
            String(decoding: UnsafeRawBufferPointer(rebasing: bytes.dropLast()), as: UTF8.self)
        }
        return send(ServerSentEvent(id: id, event: event.isEmpty ? "message" : event, data: text, retry: retry))
    }
}
