import RxDisposables
import RxObservable
import Synchronization

/// Shows in which order a subscription ends, and what lives on: four cases, each run and checked.
enum Lifetimes {
    /// Runs all cases and prints what happened.
    ///
    /// - Returns: Whether everything happened as it should.
    static func show(style: Style) -> Bool {
        StandardOutput.write("How a subscription ends. Every line below is what happened just now, checked.\n")
        var isRight = true
        for (index, lifetime) in Lifetime.all.enumerated() {
            let result = lifetime.run()
            isRight = isRight && result.isRight
            StandardOutput.write("\n" + result.lines(number: index + 1, style: style).joined(separator: "\n") + "\n")
        }
        let verdict = isRight ? "All four as they should be." : "Something went wrong, see above."
        StandardOutput.write("\n\(verdict)\n")
        return isRight
    }
}

/// One way for a subscription to end.
struct Lifetime: Sendable {
    /// What the case is about.
    let title: String
    /// The code that it comes down to.
    let code: String
    /// What must happen, in this order.
    let expected: [String]
    /// How many library objects may live on while the case still holds what it made.
    let mostSurvivors: Int32
    /// What happens; it gives back what it still holds.
    let scenario: @Sendable (Journal) -> AnyObject?

    /// The four cases.
    static let all = [
        Lifetime(
            title: "The source completes",
            code: "source.subscribe(…)",
            expected: ["next 1", "next 2", "completed", "onDisposed", "source's dispose action"],
            mostSurvivors: 0
        ) { journal in
            _ = subscribe(to: source(journal, completes: true), journal)
            return nil
        },
        Lifetime(
            title: "The subscription is disposed of",
            code: "subscription.dispose()",
            expected: ["next 1", "next 2", "source's dispose action", "onDisposed"],
            mostSurvivors: 0
        ) { journal in
            let subscription = subscribe(to: source(journal, completes: false), journal)
            journal.countLiveObjects()
            subscription.dispose()
            return nil
        },
        Lifetime(
            title: "The bag goes away",
            code: "subscription.disposed(by: bag); bag = nil",
            expected: ["next 1", "next 2", "source's dispose action", "onDisposed"],
            mostSurvivors: 0
        ) { journal in
            var bag: DisposeBag? = DisposeBag()
            if let bag {
                subscribe(to: source(journal, completes: false), journal).disposed(by: bag)
            }
            journal.countLiveObjects()
            bag = nil
            return nil
        },
        Lifetime(
            title: "The source completes, but the bag stays",
            code: "subscription.disposed(by: bag)",
            expected: ["next 1", "next 2", "completed", "onDisposed", "source's dispose action"],
            mostSurvivors: 2  // the bag, and the finished subscription until the bag sweeps its members
        ) { journal in
            let bag = DisposeBag()
            subscribe(to: source(journal, completes: true), journal).disposed(by: bag)
            return bag
        },
    ]

    /// Two elements, and then perhaps the end.
    private static func source(_ journal: Journal, completes: Bool) -> Observable<Int> {
        .create { observer in
            observer.onNext(1)
            observer.onNext(2)
            if completes {
                observer.onCompleted()
            }
            return Disposables.create { journal.note("source's dispose action") }
        }
    }

    /// Subscribes closures that note everything, one of which has captured an object.
    private static func subscribe(to source: Observable<Int>, _ journal: Journal) -> any Disposable {
        let captured = Captured(journal)
        return source.subscribe(
            onNext: { element in
                withExtendedLifetime(captured) { journal.note("next \(element)") }
                journal.countLiveObjects()
            },
            onCompleted: { journal.note("completed") },
            onDisposed: { journal.note("onDisposed") }
        )
    }

    /// Runs the case.
    func run() -> LifetimeResult {
        let before = Resources.total
        let journal = Journal()
        let held = scenario(journal)
        let survivors = Resources.total - before
        return withExtendedLifetime(held) {
            LifetimeResult(
                lifetime: self,
                happened: journal.entries,
                liveAtMost: journal.liveObjectsAtMost - before,
                survivors: survivors,
                isCapturedFreed: journal.isCapturedFreed
            )
        }
    }
}

/// What happened in a case.
struct LifetimeResult {
    let lifetime: Lifetime
    /// What happened, in order.
    let happened: [String]
    /// How many library objects lived while the subscription did.
    let liveAtMost: Int32
    /// How many library objects are left.
    let survivors: Int32
    /// Whether the object that a closure had captured is gone.
    let isCapturedFreed: Bool

    /// Whether everything happened as it should.
    var isRight: Bool {
        happened == lifetime.expected && isCapturedFreed
            && (!Resources.isEnabled || survivors <= lifetime.mostSurvivors)
    }

    /// The result as text.
    func lines(number: Int, style: Style) -> [String] {
        var lines = [
            style.prompt("\(number). \(lifetime.title)") + style.dim("   \(lifetime.code)"),
            "   " + happened.joined(separator: " → "),
        ]
        if happened != lifetime.expected {
            lines.append(style.status("   expected: " + lifetime.expected.joined(separator: " → "), of: .failed("")))
        }
        lines.append("   what the closures captured: " + (isCapturedFreed ? "freed" : "NOT FREED"))
        guard Resources.isEnabled else {
            lines.append("   live library objects: not counted in this build")
            return lines
        }
        let bag = lifetime.mostSurvivors > 0 ? " (the bag, and the finished subscription that it will forget)" : ""
        let surprise = survivors <= lifetime.mostSurvivors ? "" : ", EXPECTED \(lifetime.mostSurvivors)"
        lines.append("   live library objects: \(liveAtMost) while subscribed, \(survivors) after\(bag)\(surprise)")
        return lines
    }
}

/// Notes what happens, from whichever thread.
final class Journal: Sendable {
    private struct State {
        var entries: [String] = []
        var liveObjectsAtMost: Int32 = 0
        var isCapturedFreed = false
    }

    private let state = Mutex(State())

    /// What has happened, in order.
    var entries: [String] { state.withLock { $0.entries } }
    /// The highest count of live objects.
    var liveObjectsAtMost: Int32 { state.withLock { $0.liveObjectsAtMost } }
    /// Whether the captured object is gone.
    var isCapturedFreed: Bool { state.withLock { $0.isCapturedFreed } }

    /// Notes that something has happened.
    func note(_ entry: String) {
        state.withLock { $0.entries.append(entry) }
    }

    /// Counts the library objects that live now.
    func countLiveObjects() {
        let total = Resources.total
        state.withLock { $0.liveObjectsAtMost = max($0.liveObjectsAtMost, total) }
    }

    /// Notes that the captured object is gone.
    func noteCapturedFreed() {
        state.withLock { $0.isCapturedFreed = true }
    }
}

/// An object that a closure of the subscription captures, as a view model would be.
private final class Captured: Sendable {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
    }

    deinit {
        journal.noteCapturedFreed()
    }
}
