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

    /// How long a program may take to end.
    ///
    /// A client that is connecting doesn't hear that it has to. A member ends its programs within the time that the
    /// leader leaves it, five seconds.
    private static var grace: RxTimeInterval { .seconds(1) }

    let port: UInt16
    let programs: Programs

    /// Messages of topics, as long as there is a subscriber; the client restarts when the broker does.
    func messages(of topics: String) -> Observable<Message> {
        Process.rx.run(programs.subscribe, address + ["-t", topics, "-q", "1", "-F", "%t %p"], grace: Broker.grace)
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
        return Process.rx.run(programs.publish, address + options, grace: Broker.grace)
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
        return Process.rx.run(programs.broker, ["-c", configuration.path], grace: Broker.grace)
            .again()
            .compactMap { event in if case .started(let process) = event { process } else { nil } }
    }

    private var address: [String] { ["-h", "127.0.0.1", "-p", "\(port)"] }
}

/// The programs of the broker, by their paths.
struct Programs: Sendable {
    let broker: String
    let publish: String
    let subscribe: String

    /// Finds them, or says which are missing.
    static func find() throws -> Programs {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        // The broker may be in a folder that isn't on every user's PATH.
        let others = ["/usr/sbin", "/usr/local/sbin", "/opt/homebrew/sbin"]
        let folders = path.split(separator: ":").map(String.init) + others
        func locate(_ name: String) -> String? {
            folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        }
        let names = ["mosquitto", "mosquitto_pub", "mosquitto_sub"]
        let paths = names.compactMap(locate)
        guard paths.count == names.count else {
            let missing = names.filter { locate($0) == nil }.joined(separator: ", ")
            throw Program.Failure(
                description: """
                    There is no \(missing) on this machine. The fleet needs Mosquitto, a broker, and its two clients.
                    Debian: apt-get install mosquitto mosquitto-clients    macOS: brew install mosquitto
                    """
            )
        }
        return Programs(broker: paths[0], publish: paths[1], subscribe: paths[2])
    }
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
