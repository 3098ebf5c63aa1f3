// Declarations that the samples of the documentation use but don't contain. `Tests/Clients/samples` compiles it with
// them, in each language mode; so declarations that may be used anywhere are marked accordingly.

import Foundation
import Rx

// MARK: Sequences

nonisolated let source = Observable<String>.never()
nonisolated let names = Observable<String>.never()
nonisolated let titles = Observable<String>.never()
nonisolated let updates = Observable<String>.never()
nonisolated let downloads = Observable<String>.never()
nonisolated let readings = Observable<Int>.never()
nonisolated let numbers = Observable<Int>.never()
nonisolated let positions = Observable<Int>.never()
nonisolated let images = Observable<Data>.never()
nonisolated let states = Infallible<String>.never()
nonisolated let name = BehaviorRelay(value: "")
nonisolated let query = BehaviorRelay(value: "")
nonisolated let typed = Observable<String>.never()
nonisolated let download = Observable<Data>.never()
nonisolated let visits = BehaviorRelay(value: 0)
nonisolated let queue = BehaviorRelay(value: [1])
nonisolated let subject = BehaviorSubject(value: [1])
nonisolated let ticks = AsyncStream<Int> { $0.finish() }

// MARK: Use of elements

nonisolated func show(_ text: String) {}
nonisolated func show(_ number: Int) {}
nonisolated func draw(_ text: String) {}
nonisolated func apply(_ text: String) {}
nonisolated func store(_ number: Int) {}
nonisolated func store(_ trade: Trade) {}
nonisolated func count(_ text: String) {}
nonisolated func found(_ text: String) -> Bool { true }
nonisolated func decode(_ data: Data) -> Picture { Picture() }
nonisolated func find(_ text: String) -> Observable<String> { source }
nonisolated func search(_ text: String) -> Single<[String]> { .just([]) }

// MARK: Work

nonisolated let bag = DisposeBag()
nonisolated let subscription: any Disposable = Disposables.create()
nonisolated let observation: any Disposable = Disposables.create()
nonisolated let scheduler: any SchedulerType = MainScheduler.instance
nonisolated let isOnline = true
nonisolated let url = URL(fileURLWithPath: "/")
nonisolated let inbox = url
nonisolated let api = API()
nonisolated let request = Request()
nonisolated let user = User()
nonisolated let start = Date()
nonisolated let trades: [Trade] = []

nonisolated let settings = Settings()
nonisolated let socket = Socket()
nonisolated let client = Client()
nonisolated let cache = Client()
nonisolated let disk = Disk()
nonisolated let draft = ""
nonisolated let questions: [String] = []

nonisolated func work() {}
nonisolated func work(on step: Int) async throws {}
nonisolated func ask(_ question: String) async throws -> String { question }
nonisolated func lookUp(_ text: String) async -> [String] { [] }
nonisolated func start(_ url: URL) {}
nonisolated func cancel(_ url: URL) {}
nonisolated func load(_ name: String) {}
nonisolated func connect() -> any Disposable { Disposables.create() }
nonisolated func send(_ request: Request) -> any Disposable { Disposables.create() }

nonisolated struct Song: Sendable {}
nonisolated struct Picture: Sendable {}

nonisolated struct Trade: Sendable {
    var date = Date()
}

nonisolated struct User: Sendable {
    func remind() {}
}

nonisolated struct Request: Sendable {
    func cancel() {}
}

nonisolated struct Settings: Sendable {
    let pause = Duration.seconds(1)
}

nonisolated struct Socket: Sendable {
    let messages = Observable<String>.never()
    func send(_ text: String) {}
}

nonisolated struct Client: Sendable {
    func user(id: Int) async throws -> User { User() }
    func cachedUser(id: Int) async -> User? { nil }
}

nonisolated struct Disk: Sendable {
    func save(_ text: String) async throws {}
    func lastTitle() async -> String { "" }
}

nonisolated struct Screen: Sendable {
    init(scheduler: any ImmediateSchedulerType) {}
}

nonisolated struct API: Sendable {
    func user(id: Int) -> Single<User> { .just(User()) }
    func search(_ text: String) async throws -> [String] { [] }
}

// MARK: Views, and their owners

@MainActor
final class Label {
    var text = ""
}

@MainActor
final class Button: ReactiveCompatible {
    let taps = PublishRelay<Void>()
}

@MainActor
final class TextField: ReactiveCompatible {
    let texts = BehaviorRelay(value: "")
    var text = ""
}

@MainActor
final class SearchField {
    var isEnabled = true
}

/// The `self` of a sample.
@MainActor
final class Owner {
    let label = Label()
    let button = Button()
    let field = TextField()
    var prefix = ""
    var user = User()

    func open() {}
    func present(_ hits: [String]) {}
    func present(_ error: any Error) {}
}
