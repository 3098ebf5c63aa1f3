import Dispatch
import Foundation

// Contract A4: a view model in Swift 5 mode compiles, and none of its closures traps off the main actor.

/// Types, and looks at what is found.
@MainActor
final class Player {
    private let witness = ThreadWitness()
    private let model: SearchViewModel
    private let history: History

    // What is typed in one go, and what is found in the end.
    private let script: [(typed: [String], found: [String])] = [
        (["o", "ob", "obs"], ["Observable", "Observer"]),
        (["sub", "su", "SUB"], ["Subject"]),
        (["", "x"], []),
        (["dispos"], ["Disposable"]),
    ]

    init() {
        let catalogue = Catalogue(titles: ["Observable", "Observer", "Disposable", "Scheduler", "Subject"])
        model = SearchViewModel(catalogue: catalogue, witness: witness)
        history = History(of: model.query.asObservable())
    }

    func play(_ number: Int = 0) {
        guard number < script.count else { return finish() }
        let step = script[number]
        model.onChange = { [self] in
            expect(model.hits == step.found, "\(step.typed) finds \(step.found), not \(model.hits)")
            expect(model.searchCount == number + 1, "only the last of \(step.typed) is searched for")
            play(number + 1)
        }
        step.typed.forEach(model.type)
    }

    private func finish() {
        expect(witness.onMain.isEmpty, "no operator's closure runs on the main thread, as \(witness.onMain) did")
        expect(
            witness.elsewhere == ["map", "filter", "flatMapLatest", "create", "scan"],
            "every operator's closure runs, not only \(witness.elsewhere)"
        )
        expect(history.entries == script.flatMap(\.typed), "the history has all that was typed, not \(history.entries)")
        print("Swift5Client: \(script.count) searches, all off the main actor")
        exit(0)
    }

    private func expect(_ condition: Bool, _ message: String) {
        guard !condition else { return }
        print("Swift5Client: it must be that \(message).")
        exit(1)
    }
}

DispatchQueue.main.async {
    Player().play()
}
dispatchMain()
