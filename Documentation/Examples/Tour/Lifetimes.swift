import RxDisposables
import RxObservable
import RxRelay

/// One way for a subscription to end: shows the order of the events, and which objects survive.
struct Lifetime: Sendable {
    /// The title of the case.
    let title: String
    /// The code of the case in short, which is shown beside the title.
    let code: String
    /// Whether the source completes, by itself.
    let completes: Bool
    /// How many library objects may survive while the case still holds its own objects.
    var mostSurvivors: Int32 = 0
    /// Ends the subscription; returns the object that it still holds.
    let end: @Sendable (any Disposable) -> AnyObject?

    /// The four cases.
    static let all = [
        Lifetime(title: "1. The source completes", code: "source.subscribe(…)", completes: true) { _ in nil },
        Lifetime(title: "2. The subscription is disposed of", code: "subscription.dispose()", completes: false) {
            $0.dispose()
            return nil
        },
        Lifetime(
            title: "3. The bag goes away",
            code: "subscription.disposed(by: bag); bag = nil",
            completes: false
        ) { subscription in
            var bag: DisposeBag? = DisposeBag()
            bag?.insert(subscription)
            bag = nil
            return nil
        },
        Lifetime(
            title: "4. The source completes, but the bag stays",
            code: "subscription.disposed(by: bag)",
            completes: true,
            mostSurvivors: 2  // the bag, and the finished subscription until the bag sweeps its members
        ) { subscription in
            let bag = DisposeBag()
            subscription.disposed(by: bag)
            return bag
        },
    ]

    /// The required events, in this order.
    var expected: [String] {
        let ending = ["onDisposed", "source's dispose action"]
        return ["next 1", "next 2"] + (completes ? ["completed"] + ending : ending.reversed())
    }

    /// Runs the case; returns whether everything happened as expected, and the events as lines.
    func run(_ renderer: Renderer) -> (isRight: Bool, lines: [String]) {
        let journal = BehaviorRelay<[String]>(value: [])
        let liveAtMost = BehaviorRelay<Int32>(value: 0)
        let before = Resources.total
        let (held, isFreed) = subscribeAndEnd { text in
            liveAtMost.update { $0 = max($0, Resources.total - before) }
            journal.update { $0.append(text) }
        }
        return withExtendedLifetime(held) {
            let survivors = Resources.isEnabled ? Resources.total - before : 0
            let isInOrder = journal.value == expected
            let bag = mostSurvivors > 0 ? " (the bag, and the finished subscription that it will forget)" : ""
            let surprise = survivors <= mostSurvivors ? "" : ", EXPECTED \(mostSurvivors)"
            let counts = "\(liveAtMost.value) while subscribed, \(survivors) after\(bag)\(surprise)"
            let lines = [
                renderer.prompt(title) + renderer.dim("   \(code)"),
                "   " + journal.value.joined(separator: " → "),
                isInOrder ? nil : "   EXPECTED: " + expected.joined(separator: " → "),
                "   what the closures captured: " + (isFreed() ? "freed" : "NOT FREED"),
                "   live library objects: " + (Resources.isEnabled ? counts : "not counted in this build"),
            ]
            return (isInOrder && isFreed() && survivors <= mostSurvivors, lines.compactMap(\.self))
        }
    }

    /// Subscribes closures that note everything; one has captured an object, as a view model's closure would.
    ///
    /// - Returns: The object still held after the end, and a closure that reports whether the captured object is gone.
    private func subscribeAndEnd(_ note: @escaping @Sendable (String) -> Void) -> (AnyObject?, isFreed: () -> Bool) {
        final class Captured: Sendable {}
        let captured = Captured()
        let source = Observable<Int>.create { [completes] observer in
            observer.onNext(1)
            observer.onNext(2)
            if completes { observer.onCompleted() }
            return Disposables.create { note("source's dispose action") }
        }
        let subscription = source.subscribe(
            onNext: { element in withExtendedLifetime(captured) { note("next \(element)") } },
            onCompleted: { note("completed") },
            onDisposed: { note("onDisposed") }
        )
        return (end(subscription), { [weak captured] in captured == nil })
    }

    /// Runs all cases and prints what happened; says whether everything happened as it should.
    static func showAll(_ renderer: Renderer) -> Bool {
        StandardOutput.write("How a subscription ends. Every line below is what happened just now, checked.\n")
        let results = all.map { $0.run(renderer) }
        for result in results {
            StandardOutput.write("\n" + result.lines.joined(separator: "\n") + "\n")
        }
        let isRight = results.allSatisfy(\.isRight)
        StandardOutput.write("\n\(isRight ? "All four as they should be." : "Something went wrong, see above.")\n")
        return isRight
    }
}
