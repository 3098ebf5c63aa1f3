import Foundation
import Logging
import Metrics
import RxStreams

/// A file of orders that nobody can read, a line of JSON for each, so that one of them doesn't stop all behind it.
///
/// An order that is in the file when the service is killed, but not in the desk's books yet, comes again.
struct DeadLetters: Sendable {
    private struct Letter: Encodable {
        let id: String
        let data: String
        let error: String
    }

    let path: String
    let log: Logger
    private let count = Counter(label: "orders.dead")

    /// Tells that an order can't be read, and keeps it.
    func add(_ event: ServerSentEvent, _ error: any Error) throws {
        log.error("an order can't be read", metadata: ["id": "\(event.id)", "error": "\(error)"])
        count.increment()
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let line = try encoder.encode(Letter(id: event.id, data: event.data, error: "\(error)"))
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: line + Data("\n".utf8))
        try file.synchronize()
    }
}
