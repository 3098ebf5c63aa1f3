import Foundation
import Rx

/// Books the readings of all workers, each once, and reports to the workers how many are booked.
struct Viewer: Sendable {
    let broker: Broker
    let ledger: Ledger

    /// The account of a worker, whenever it has sent something.
    func run() -> Observable<Account> {
        let queue = SerialDispatchQueueScheduler(qos: .userInitiated)
        let accounts = broker.messages(of: "fleet/readings/+")
            .observe(on: queue)
            .scan(into: ledger) { ledger, message in try ledger.book(message) }
            .compactMap(\.last)
            .share()
        // A worker that repeats a message hasn't received the answer, so each message is answered, but not each at
        // once.
        let answers =
            accounts
            .groupBy { $0.worker }
            .flatMap { [broker] accounts -> Observable<Account> in
                accounts
                    .throttle(.milliseconds(50), scheduler: queue)
                    .concatMap { account -> Observable<Account> in
                        broker.publish("\(account.count)", to: "fleet/booked/\(account.worker)", isRetained: true)
                    }
            }
        return Observable.merge(accounts, answers)
    }
}

/// The booked readings of a worker.
struct Account: Sendable, Equatable {
    let worker: Int
    var count = 0
    var sum = 0
}

/// The accounts, in a file: a viewer that is killed continues with them.
struct Ledger: Sendable {
    private let file: URL
    private(set) var accounts: [Int: Account] = [:]
    /// The account of the last message.
    private(set) var last: Account?

    init(_ file: URL) throws {
        self.file = file
        for line in try Lines.read(file) {
            guard let account = Account(line) else { continue }
            accounts[account.worker] = account
        }
    }

    mutating func book(_ message: Broker.Message) throws {
        last = nil
        guard
            let worker = message.topic.split(separator: "/").last.flatMap({ Int($0) }),
            let batch = Batch(message.text)
        else { return }
        var account = accounts[worker] ?? Account(worker: worker)
        // The first of them may be booked already. If some are missing before them, the worker sends those again.
        if batch.first <= account.count {
            let new = batch.readings.dropFirst(account.count - batch.first)
            account.count += new.count
            account.sum += new.reduce(0, +)
            if !new.isEmpty { try Lines.append(account.text, to: file) }
            accounts[worker] = account
        }
        last = account
    }
}

extension Account {
    init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(worker: numbers[0], count: numbers[1], sum: numbers[2])
    }

    var text: String { "\(worker) \(count) \(sum)" }
}
