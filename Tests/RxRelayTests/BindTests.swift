import RxRelay
import TestSupport
import Testing

/// An observer that only the main actor may call.
@MainActor
private final class Printer: @MainActor ObserverType {
    var lines: [String] = []

    func on(_ event: Event<Int>) {
        if case .next(let number) = event { lines.append("\(number)") }
    }
}

@MainActor
private final class OptionalPrinter: @MainActor ObserverType {
    private let printer: Printer

    init(_ printer: Printer) {
        self.printer = printer
    }

    func on(_ event: Event<Int?>) {
        if case .next(let number) = event { printer.lines.append(number.map { "maybe \($0)" } ?? "nil") }
    }
}

struct BindTests {
    private let source = PublishSubject<Int>()
    private let log = Recorder<String>()

    private struct Failure: Error {}

    @Test func `binds to observers`() {
        let log = log
        let (a, b, c) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int?>())
        for (name, subject) in [("a", a), ("b", b)] { _ = subject.subscribe { log.record("\(name) \($0)") } }
        _ = c.subscribe { log.record("c \($0.map { $0.map(String.init) ?? "nil" })") }
        _ = source.bind(to: a, b)
        _ = source.bind(to: c)
        source.onNext(1)
        source.onError(Failure())
        #expect(
            log.elements == [
                "a next(1)", "b next(1)", "c next(1)", "a error(Failure())", "b error(Failure())", "c error(Failure())",
            ]
        )
    }

    @Test func `binds to relays, which don't end`() {
        let publish = (PublishRelay<Int>(), PublishRelay<Int>(), PublishRelay<Int?>())
        let behavior = (BehaviorRelay(value: 0), BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let replay = (
            ReplayRelay<Int>.createUnbound(), ReplayRelay<Int>.createUnbound(), ReplayRelay<Int?>.createUnbound()
        )
        let log = log
        _ = publish.0.subscribe { log.record("a \($0)") }
        _ = publish.1.subscribe { log.record("b \($0)") }
        _ = publish.2.subscribe { log.record("c \($0.element.flatMap(\.self) ?? -1)") }
        _ = source.bind(to: publish.0, publish.1)
        _ = source.bind(to: publish.2)
        _ = source.bind(to: behavior.0, behavior.1)
        _ = source.bind(to: behavior.2)
        _ = source.bind(to: replay.0, replay.1)
        _ = source.bind(to: replay.2)
        source.onNext(1)
        source.onCompleted()
        publish.0.accept(2)
        #expect(log.elements == ["a next(1)", "b next(1)", "c 1", "a next(2)"])
        #expect(behavior.0.value == 1)
        #expect(behavior.1.value == 1)
        #expect(behavior.2.value == 1)
        let replayed = Recorder<Int>()
        _ = replay.0.subscribe(onNext: replayed.record)
        _ = replay.1.subscribe(onNext: replayed.record)
        _ = replay.2.subscribe(onNext: { replayed.record($0 ?? -1) })
        #expect(replayed.elements == [1, 1, 1])
    }

    @Test func `binds to closures`() {
        let log = log
        let subscription = source.bind(onNext: { log.record("a \($0)") })
        let object = Recorder<Int>()
        _ = source.bind(with: object) { $0.record($1) }
        let words = source.bind(to: { $0.map { "<\($0)>" } })
        _ = words.bind(onNext: log.record)
        let shown: any Disposable = source.bind(
            to: { source in { prefix in source.bind(onNext: { log.record("\(prefix)\($0)") }) } },
            curriedArgument: "no. "
        )
        source.onNext(1)
        subscription.dispose()
        shown.dispose()
        source.onNext(2)
        #expect(log.elements == ["a 1", "<1>", "no. 1", "<2>"])
        #expect(object.elements == [1, 2])
    }

    // Contract A4
    @MainActor @Test func `on main, binds to observers of the main actor and to closures`() {
        let printer = Printer()
        let main = source.observe(on: MainScheduler())
        _ = main.bind(to: printer, printer)
        _ = main.map { $0 == 2 ? nil : $0 }.bind(to: OptionalPrinter(printer))
        var cells: [String] = []
        // Like a table's `items`: the closure configures a cell for each row.
        func items(
            _ source: MainObservable<Int>
        ) -> (@escaping @MainActor (Int, String) -> Int) -> any Disposable {
            { configure in
                source.enumerated().subscribe(onNext: { _ = configure($0.index, "no. \($0.element)") })
            }
        }
        let shown = main.bind(to: items) { row, title in
            cells.append("\(row): \(title)")
            return row
        }
        source.onNext(1)
        source.onNext(2)
        shown.dispose()
        source.onNext(3)
        #expect(printer.lines == ["1", "1", "maybe 1", "2", "2", "nil", "3", "3", "maybe 3"])
        #expect(cells == ["0: no. 1", "1: no. 2"])
    }

    @Test func `doesn't keep the object alive`() {
        weak var freed: Recorder<Int>?
        do {
            let object = Recorder<Int>()
            freed = object
            _ = source.bind(with: object) { $0.record($1) }
        }
        let isFreed = freed == nil
        #expect(isFreed)
        source.onNext(1)
    }

    // Contract G10
    @Test func `an error goes to the default handler, with the place of the binding`() async {
        await #expect(processExitsWith: .success) {
            let errors = Recorder<String>()
            Hooks.recordCallStackOnError = true
            Hooks.defaultErrorHandler = { callStack, error in errors.record("\(error) \(callStack.isEmpty)") }
            let source = PublishSubject<Int>()
            let relay = BehaviorRelay(value: 0)
            _ = source.bind(to: relay)
            _ = source.bind(to: PublishRelay<Int?>())
            _ = source.bind(to: ReplayRelay<Int>.createUnbound())
            _ = source.bind(onNext: { _ in })
            source.onNext(1)
            source.onError(RxError.unknown)
            relay.accept(2)
            precondition(errors.count == 4, "\(errors.elements)")
            precondition(Set(errors.elements).count == 1 && errors.elements[0].hasSuffix("false"), "\(errors.elements)")
            precondition(relay.value == 2)
        }
    }
}
