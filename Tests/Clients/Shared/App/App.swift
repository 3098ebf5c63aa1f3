import Foundation
import Rx

// Contract A4: typical view models compile in each language mode, work, and their closures run on the right threads.
// Awaited values come from queues; checked ones are the view models' state, on the main actor.

@main
@MainActor
enum App {
    static func main() async {
        await search()
        await signUp()
        await signIn()
        player()
        expect(passedThroughAGate() == [3, 2], "a subject of one's own passes on what it lets through")
        shopping()
        await pairs()
        await store()
        album()
        await threads()
        await drafts()
        if #available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) { await weather() }
        await ledger()
        await server()
        print("\(name): \(checks) checks passed")
    }

    private static var checks = 0
    private static let name = URL(filePath: CommandLine.arguments[0]).lastPathComponent

    private static func expect(_ condition: Bool, _ message: @autoclosure () -> String, line: Int = #line) {
        checks += 1
        guard !condition else { return }
        print("\(name), line \(line): it must be that \(message()).")
        exit(1)
    }

    /// Lets the main actor do other work until a condition holds.
    private static func eventually(_ what: String, line: Int = #line, _ condition: () -> Bool) async {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !condition(), Date() < deadline { await Task.yield() }
        expect(condition(), "\(what) in the end", line: line)
    }

    private static func search() async {
        let names = ["Observable", "Observer", "Disposable", "Scheduler", "Subject"]
        let known = names.map { Repository(name: $0, stars: $0.count) }
        var model: SearchViewModel? = SearchViewModel(api: FakeSearch(known: known))
        weak var freed: AnyObject?
        freed = model
        let script: [(typed: [String], found: [String])] = [
            (["o", "ob", "obs"], ["Observable", "Observer"]),
            (["sub", "su", "SUB"], ["Subject"]),
            (["x", ""], []),
            (["error"], []),
            (["dispos"], ["Disposable"]),
        ]
        for (number, step) in script.enumerated() {
            for text in step.typed { model?.type(text) }
            await eventually("\(step.typed) is searched for once") { model?.searchCount == number + 1 }
            let found = model?.repositories.map(\.name) ?? []
            expect(found == step.found, "\(step.typed) finds \(step.found), not \(found)")
            expect(model?.isLoading == false, "nothing is loading when something has been found")
        }
        model = nil
        expect(freed == nil, "nothing keeps the view model")
    }

    private static func album() {
        var model: AlbumViewModel? = AlbumViewModel()
        weak var freed: AnyObject?
        freed = model
        var strokes: [Int] = []
        let subscription = model?.strokes.drive(onNext: { strokes.append($0) })
        model?.current.accept(Sketch(strokes: 3))
        model?.opened.accept(Sketch(strokes: 1))
        model?.opened.accept(Sketch(strokes: 2))
        expect(model?.titles == ["sketch of 0", "sketch of 3"], "the relay drives the title: \(model?.titles ?? [])")
        expect(strokes == [0, 3], "the driver reads the sketches: \(strokes)")
        expect(model?.log == ["opened 1", "opened 2"], "the relay signals what is opened: \(model?.log ?? [])")
        expect(model?.history == [1, 2], "the history has all strokes: \(model?.history ?? [])")
        expect(model?.shelved == 2, "the shelf has both")
        var kept: [Int] = []
        _ = model?.blank().map { $0.strokes }.observe(on: MainScheduler.instance).subscribe(onNext: { kept.append($0) })
        _ = model?.counted(.of(1, 2)).observe(on: MainScheduler.instance).subscribe(onNext: { kept.append($0) })
        expect(kept == [0, 9, 1, 9, 2, 1, 3], "what is fresh is kept: \(kept)")
        subscription?.dispose()
        var easel = model.map { WoodenEasel(album: $0) }
        weak var freedEasel: AnyObject?
        freedEasel = easel
        easel?.start()
        model?.opened.accept(Sketch(strokes: 4))
        expect(easel?.strokes == 3, "the property is bound")
        expect(
            easel?.log == ["bound 3", "drawn 3", "sent 4", "seen 4", "shown 4"],
            "the easel follows the album: \(easel?.log ?? [])"
        )
        expect(model?.log.last == "closed", "the first sketch closes the album: \(model?.log ?? [])")
        easel = nil
        expect(freedEasel == nil, "no subscription keeps the easel")
        model = nil
        expect(freed == nil, "nothing keeps the view model")
    }

    private static func drafts() async {
        let model = DraftViewModel(pause: .milliseconds(10), clock: ContinuousClock())
        let store = DraftStore()
        await store.follow(model.typed)
        for text in ["d", "dr", "draft"] { model.type(text) }
        await eventually("a draft is shown after a pause") { model.savedText == "draft" }
        expect(model.keystrokes.value == 3, "each key counts")
        var stored: [String] = []
        while stored.count < 3 {
            stored = await store.drafts
            await Task.yield()
        }
        expect(stored == ["d", "dr", "draft"], "the store has all drafts in order: \(stored)")

        let bag = DisposeBag()
        var sum = 0
        Pauses.chain(.of(1, 2, 3), pause: .milliseconds(1), isSlow: false)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { sum += $0 })
            .disposed(by: bag)
        await eventually("all times pass") { sum == 6 }
        let zero = try? await Pauses.timer(.milliseconds(1)).value
        expect(zero == 0, "a timer takes a duration")
        var driven = 0
        Pauses.driver(model.keystrokes, pause: .milliseconds(1)).drive(onNext: { driven = $0 }).disposed(by: bag)
        await eventually("a driver takes durations") { driven == 3 }
    }

    @available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    private static func weather() async {
        var model: WeatherViewModel? = WeatherViewModel(service: FakeWeather())
        weak var freed: AnyObject?
        freed = model
        for text in ["P", "Pa", "Par"] { model?.query = text }
        await eventually("what was typed last is found") { model?.places == ["Paris", "Parma"] }
        model?.query = "Po"
        await eventually("what is typed later is found") { model?.places == ["Porto"] }
        model?.follow("Paris")
        await eventually("the stream ends") { model?.log == ["over"] }
        expect(model?.temperature == 21 && model?.warmest == 23, "all temperatures have come, in order")
        model?.add("hot")
        await eventually("a note is tried again") { model?.log.suffix(2) == ["NotFound() 1", "sent hot"] }
        model?.add("cold")
        await eventually("a note is sent") { model?.log.last == "sent cold" }
        model = nil
        await eventually("nothing keeps the view model") { freed == nil }
    }

    private static func ledger() async {
        let ledger = Ledger()
        let amounts = PublishSubject<Int>()
        await ledger.follow(amounts)
        for amount in 1...100 { amounts.onNext(amount) }
        amounts.onNext(-10_000)
        var entries: [String] = []
        while entries.isEmpty {
            entries = await ledger.entries
            await Task.yield()
        }
        let balance = await ledger.balance
        expect(balance == 5_050 && entries == ["Overdrawn()"], "each amount is booked, and then it fails: \(entries)")
        expect(!amounts.hasObservers, "a failure is the end")
        await ledger.note(.of("a", "b"))
        await ledger.follow(.empty())
        while entries.count < 4 {
            entries = await ledger.entries
            await Task.yield()
        }
        expect(Set(entries) == ["Overdrawn()", "a", "b", "closed"], "lines are noted, and the end is: \(entries)")
        var converted: [String] = []
        do {
            for try await text in await ledger.converted(.of(1, 2)).values { converted.append(text) }
        } catch {
            converted.append("\(error)")
        }
        expect(converted == ["1 of 5050", "2 of 5050"], "an actor's closures use its state: \(converted)")
    }

    private static func server() async {
        let handler = ServerHandler(database: FakeDatabase(isBusy: true))
        let written = BehaviorRelay<[String]>(value: [])
        let connection = Task { try await handler.stream { line in written.update { $0.append(line) } } }
        await eventually("a connection listens") { handler.events.hasObservers }
        let account = try? await handler.account(7)
        expect(account == Account(id: 7, name: "user 7"), "a busy database is asked again")
        await eventually("an event is written") { written.value == ["read user 7"] }
        do {
            _ = try await handler.account(0)
            expect(false, "there is no account 0")
        } catch {
            expect(error as? ServerError == .unknown(0), "another error isn't tried again: \(error)")
        }
        connection.cancel()
        _ = await connection.result
        expect(!handler.events.hasObservers, "a closed connection listens no more")

        let idle = ServerHandler(database: FakeDatabase(isBusy: false))
        let names = try? await idle.names([3, 1, 2])
        expect(names == ["user 1", "user 2", "user 3"], "several are read at the same time")
        let (lines, input) = AsyncStream<String>.makeStream()
        async let session = idle.chat(lines)
        await eventually("a session listens") { idle.events.hasObservers }
        idle.events.onNext("hello")
        for line in ["a", "", "bc"] { input.yield(line) }
        input.finish()
        let result = try? await session
        expect(result?.answers == ["user 1", "user 2"] && result?.events == 1, "lines are answered in order")
        expect(!idle.events.hasObservers, "the session's subscription ends with it")
    }

    private static func signUp() async {
        let model = SignUpViewModel(api: FakeSignUp())
        let bag = DisposeBag()
        var problems: [[Problem]] = []
        var canSubmit: [Bool] = []
        var messages: [String] = []
        model.problems.drive(onNext: { problems.append($0) }).disposed(by: bag)
        model.canSubmit.drive(onNext: { canSubmit.append($0) }).disposed(by: bag)
        model.welcome.emit(onNext: { messages.append($0) }).disposed(by: bag)
        model.submit.accept(())
        model.name.accept("Ada")
        model.password.accept("lovelace")
        model.repeated.accept("lovelace")
        model.submit.accept(())
        await eventually("what is valid is sent, once") { messages == ["Welcome, Ada!"] }
        expect(
            problems == [[.shortName, .shortPassword], [.shortPassword], [.different], []],
            "the form says what is wrong with it: \(problems)"
        )
        expect(canSubmit == [false, true], "it says when it can be sent: \(canSubmit)")
    }

    private static func signIn() async {
        let model = SignInViewModel(api: FakeSignIn(session: Session(token: "yesterday")))
        model.signIn(name: "Ada", password: "wrong")
        await eventually("a wrong password is told") { model.message == "Failed: wrongPassword" && model.hasEnded }
        model.signIn(name: "Ada", password: "secret")
        expect(model.isBusy, "it is busy at once")
        await eventually("the profile is there") { model.profile == Profile(name: "Ada") && !model.isBusy }
        expect(model.message == "Hello, Ada!", "it says hello, not \(model.message)")
        model.restore()
        await eventually("a session is restored") { model.message == "Restored yesterday" }
        model.signOut()
        await eventually("it ends") { model.message == "Bye!" && model.profile == nil }
        let new = SignInViewModel(api: FakeSignIn(session: nil))
        new.restore()
        await eventually("there is no session") { new.message == "Please sign in" }
    }

    private static func player() {
        let model = PlayerViewModel()
        let bag = DisposeBag()
        var modes: [PlayerMode] = []
        model.mode.drive(onNext: { modes.append($0) }).disposed(by: bag)
        model.send(.load(["One", "Two"]))
        model.send(.play(1))
        expect(model.screen.title == "Two" && model.screen.isPlaying, "the screen shows what is played")
        model.send(.turn(0.25))
        model.send(.stop)
        expect(model.screen.title == "–" && !model.screen.isPlaying, "the screen shows that nothing is played")
        expect(model.screen.volume == 0.25, "the volume is \(model.screen.volume)")
        expect(modes == [.stopped, .playing(track: 1), .stopped], "modes that are equal are one: \(modes)")
    }

    private static func shopping() {
        let screen = ShoppingList()
        screen.viewDidLoad()
        expect(!screen.button.isEnabled, "there is nothing to add")
        for item in ["milk", "bread"] {
            screen.field.text = item
            expect(screen.button.isEnabled, "there is something to add")
            screen.button.tap()
        }
        expect(screen.table.rows == ["1. milk", "2. bread"], "the table shows \(screen.table.rows)")
        expect(screen.button.title == "2 items", "the button says how many there are, not \(screen.button.title)")
        screen.table.select(1)
        expect(screen.log == ["selected bread"], "a row can be selected: \(screen.log)")
    }

    private static func pairs() async {
        let numbers = BehaviorRelay(value: 0)
        let bag = DisposeBag()
        var seen: [String: [Int]] = [:]
        func watch(_ name: String) -> @MainActor @Sendable (Int) -> Void { { seen[name, default: []].append($0) } }
        for (index, chain) in Pairs.driven(numbers).enumerated() {
            chain.drive(onNext: watch("driver \(index)")).disposed(by: bag)
        }
        for (index, chain) in Pairs.signalled(numbers).enumerated() {
            chain.emit(onNext: watch("signal \(index)")).disposed(by: bag)
        }
        for (index, chain) in Pairs.observed(numbers).enumerated() {
            chain.observe(on: MainScheduler.instance).subscribe(onNext: watch("observable \(index)")).disposed(by: bag)
        }
        for number in [0, 1, 1, 2] { numbers.accept(number) }
        await eventually("each change of a pair passes") { seen.values.count { $0 == [0, 1, 2] } == 21 }
    }

    private static func store() async {
        let store = Store([1])
        let bag = DisposeBag()
        var seen: [String: [Int]] = [:]
        store.part { $0.count }.drive(onNext: { seen["part", default: []].append($0) }).disposed(by: bag)
        store.newParts { $0.count }.drive(onNext: { seen["new", default: []].append($0) }).disposed(by: bag)
        store.observedPart { $0.count }
            .subscribe(onNext: { seen["observed part", default: []].append($0) })
            .disposed(by: bag)
        store.states { $0.count }.drive(onNext: { seen["states", default: []].append($0[0]) }).disposed(by: bag)
        store.observedStates { $0.count }
            .subscribe(onNext: { seen["observed states", default: []].append($0[0]) })
            .disposed(by: bag)
        for state in [[2], [3, 4], [5]] { store.state.accept(state) }
        let expected = [
            "part": [1, 2, 1], "new": [1, 2], "observed part": [1, 2, 1], "states": [1, 3, 5],
            "observed states": [1, 3, 5],
        ]
        await eventually("parts of the state are selected") { seen == expected }
    }

    /// Contract A4: closures written in main-actor code run on main where that is guaranteed, and don't trap elsewhere.
    private static func threads() async {
        let witness = ThreadWitness()
        let bag = DisposeBag()
        var isDone = false
        Observable.of(1, 2, 3)
            .subscribe(on: SerialDispatchQueueScheduler(qos: .userInitiated))
            .map { number -> Int in
                witness.note("map")
                return number
            }
            .filter { _ in
                witness.note("filter")
                return true
            }
            .flatMap { number -> Observable<Int> in
                witness.note("flatMap")
                return .just(number)
            }
            .scan(0) { sum, number in
                witness.note("scan")
                return sum + number
            }
            .observe(on: MainScheduler.instance)
            .do(
                onNext: { _ in
                    MainActor.assertIsolated()
                    witness.note("do on main")
                }
            )
            .map { sum in
                MainActor.assertIsolated()
                witness.note("map on main")
                return sum
            }
            .subscribe(onNext: { _ in witness.note("onNext") }, onCompleted: { isDone = true })
            .disposed(by: bag)
        await eventually("it completes") { isDone }
        expect(witness.elsewhere == ["map", "filter", "flatMap", "scan"], "elsewhere run \(witness.elsewhere)")
        expect(witness.onMain == ["do on main", "map on main", "onNext"], "on main run \(witness.onMain)")
    }
}
