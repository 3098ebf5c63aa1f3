import Foundation
import Rx
import RxExtras
import RxStreams

/// An MQTT broker on this machine, used through its own command line clients.
struct Broker: Sendable {
    struct Message: Sendable {
        let topic: String
        let text: String
    }

    let port: UInt16

    /// Messages of topics, as long as there is a subscriber; the client restarts when the broker does.
    func messages(of topics: String) -> Observable<Message> {
        Process.rx.run("mosquitto_sub", address + ["-t", topics, "-q", "1", "-F", "%t %p"])
            .again()
            .compactMap { event in
                guard case .output(let line) = event, let space = line.firstIndex(of: " ") else { return nil }
                return Message(topic: String(line[..<space]), text: String(line[line.index(after: space)...]))
            }
    }

    /// Sends a message to the broker, and completes when the broker has it, or when that has failed.
    ///
    /// Delivery must be confirmed by the receiver: a broker that is killed loses messages. There are no elements.
    func publish<Element>(_ text: String, to topic: String, isRetained: Bool = false) -> Observable<Element> {
        let options = ["-t", topic, "-q", "1", "-m", text] + (isRetained ? ["-r"] : [])
        return Process.rx.run("mosquitto_pub", address + options)
            .take(for: .seconds(2), scheduler: SerialDispatchQueueScheduler(qos: .utility))
            .flatMap { _ in Observable<Element>.empty() }
    }

    /// Runs the broker, which restarts with its stored data when it is killed.
    ///
    /// The elements are its process ids.
    func run(in folder: URL) throws -> Observable<Int32> {
        let configuration = folder.appending(path: "mosquitto.conf")
        try """
        listener \(port) 127.0.0.1
        allow_anonymous true
        persistence true
        persistence_location \(folder.path)/
        autosave_interval 1
        user \(NSUserName())
        log_type error
        """.write(to: configuration, atomically: true, encoding: .utf8)
        // Debian's is in a folder that isn't on every user's PATH.
        let command = "echo $$; PATH=$PATH:/usr/sbin:/usr/local/sbin exec mosquitto -c \"$0\""
        return Process.rx.run("sh", ["-c", command, configuration.path])
            .again()
            .compactMap { event in if case .output(let line) = event { Int32(line) } else { nil } }
    }

    private var address: [String] { ["-h", "127.0.0.1", "-p", "\(port)"] }
}

extension ObservableType where Element == ProcessEvent {
    /// Runs the program again, a moment after it has ended.
    func again() -> Observable<ProcessEvent> {
        `repeat`(
            .delayed(maxCount: .max, time: 0.2),
            scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)
        )
    }
}
