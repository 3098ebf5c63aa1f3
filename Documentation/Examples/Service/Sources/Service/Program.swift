import Foundation
import Rx
import RxStreams

/// Runs the service until the feed has no more orders, or SIGTERM or SIGINT comes.
@main
enum Program {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let desk = URL(string: arguments[2]), let host = desk.host, let port = desk.port
        else {
            FileHandle.standardError.write(Data("usage: Service http://HOST:PORT/ ws://HOST:PORT/\n".utf8))
            exit(64)
        }
        let service = Service(
            feed: Feed(url: arguments[1]),
            host: host,
            port: port,
            stop: ProcessInfo.processInfo.rx.signals(SIGTERM, SIGINT)
        )
        for try await report in service.reports().values {
            FileHandle.standardOutput.write(Data("\(try report.text)\n".utf8))
        }
    }
}
