import Foundation
import Logging
import Metrics
import ServiceLifecycle

/// Runs the service until the feed has no more orders, or SIGTERM or SIGINT comes.
///
/// The status is 0 if every order that has come is in the desk's books, and 1 if the last attempt to connect, or to
/// report, has failed.
@main
enum Program {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let desk = URL(string: arguments[2]), let host = desk.host, let port = desk.port
        else {
            FileHandle.standardError.write(Data("usage: Service http://HOST:PORT/ ws://HOST:PORT/ DEAD-LETTERS\n".utf8))
            exit(64)
        }
        let totals = Totals()
        MetricsSystem.bootstrap(totals)
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        let log = Logger(label: "service")
        let clerk = Clerk(
            feed: Feed(url: arguments[1], attempts: Attempts(to: "feed", log: log)),
            desk: Attempts(to: "desk", log: log),
            host: host,
            port: port,
            deadLetters: DeadLetters(path: arguments[3], log: log)
        )
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [
                    .init(
                        service: clerk,
                        successTerminationBehavior: .gracefullyShutdownGroup,
                        serviceName: "clerk"
                    )
                ],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: log
            )
        )
        do {
            try await group.run()
            log.info("ended", metadata: totals.metadata)
        } catch {
            log.critical("ended by a failure: \(error)", metadata: totals.metadata)
            exit(1)
        }
    }
}
