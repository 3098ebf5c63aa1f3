import Rx

nonisolated struct Account: Sendable, Equatable {
    let id: Int
    let name: String
}

nonisolated enum ServerError: Error, Equatable {
    case unknown(Int)
    case busy
}

nonisolated protocol Database: Sendable {
    func account(_ id: Int) async throws -> Account
}

/// A handler of a server: isolated to no actor, and used by any number of requests at the same time.
nonisolated struct ServerHandler: Sendable {
    let database: any Database

    /// The events of the server, for its subscribers.
    let events = PublishSubject<String>()

    /// One answer: tried again while the database is busy, up to a time limit.
    func account(_ id: Int) async throws -> Account {
        let account = try await Single { try await database.account(id) }
            .retry { error, failures in
                await Task.yield()
                return error as? ServerError == .busy && failures < 5
            }
            .timeout(.seconds(20), scheduler: TaskScheduler())
            .value
        events.onNext("read \(account.name)")
        return account
    }

    /// Several answers, two at a time.
    func names(_ ids: [Int]) async throws -> [String] {
        try await Observable.from(ids)
            .flatMap(maxConcurrent: 2) { id in try await database.account(id) }
            .map(\.name)
            .toArray()
            .value
            .sorted()
    }

    /// An open connection that is written to; a slow one loses the oldest messages.
    func stream(to write: @Sendable (String) async throws -> Void) async throws {
        for try await event in events.valuesFromNow(bufferingPolicy: .bufferingNewest(100)) {
            try await write(event)
        }
    }

    /// Incoming lines, answered one after the other; lines that come meanwhile are counted, until the connection
    /// closes.
    func chat(_ lines: AsyncStream<String>) async throws -> (answers: [String], events: Int) {
        try await withDisposeBag { bag in
            let count = BehaviorRelay(value: 0)
            events.subscribe(onNext: { _ in count.update { $0 += 1 } }).disposed(by: bag)
            var answers: [String] = []
            let answered = Observable.asyncSequence { lines.filter { !$0.isEmpty } }
                .concatMap { line in try await database.account(line.count).name }
            for try await answer in answered.values { answers.append(answer) }
            return (answers, count.value)
        }
    }
}
