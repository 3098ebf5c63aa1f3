import Foundation

// Contract A4: the same where everything is on the main actor by default.

@main
enum App {
    static func main() async {
        let catalogue = ["Observable", "Observer", "Disposable", "Scheduler", "Subject"]
        let witness = ThreadWitness()
        var model: SearchViewModel? = SearchViewModel(catalogue: catalogue, witness: witness)
        weak let freed = model

        // What is typed in one go, and what is found in the end.
        let script: [(typed: [String], found: [String])] = [
            (["o", "ob", "obs"], ["Observable", "Observer"]),
            (["sub", "su", "SUB"], ["Subject"]),
            (["", "x"], []),
            (["dispos"], ["Disposable"]),
        ]
        for (number, step) in script.enumerated() {
            let found = await hits(of: model, after: step.typed)
            expect(found == step.found, "\(step.typed) finds \(step.found), not \(found)")
            expect(model?.searchCount == number + 1, "only the last of \(step.typed) is searched for")
        }

        expect(witness.onMain.isEmpty, "no operator's closure runs on the main thread, as \(witness.onMain) did")
        expect(
            witness.elsewhere == ["map", "filter", "flatMapLatest", "create", "scan"],
            "every operator's closure runs, not only \(witness.elsewhere)"
        )
        model = nil
        expect(freed == nil, "nothing keeps the view model")
        print("MainActorClient: \(script.count) searches, all off the main actor")
    }

    private static func hits(of model: SearchViewModel?, after typed: [String]) async -> [String] {
        await withCheckedContinuation { continuation in
            model?.onChange = { [weak model] in
                model?.onChange = nil
                continuation.resume(returning: model?.hits ?? [])
            }
            for text in typed {
                model?.type(text)
            }
        }
    }

    private static func expect(_ condition: Bool, _ message: String) {
        guard !condition else { return }
        print("MainActorClient: it must be that \(message).")
        exit(1)
    }
}
