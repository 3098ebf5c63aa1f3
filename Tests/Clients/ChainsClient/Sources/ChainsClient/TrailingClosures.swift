import Rx

// Chains that end in a trailing closure without a label. Such a closure may take an event or an element, and only its
// body says which: so the type checker may try all other calls of the chain twice.

struct Place {
    var row = 0
}

struct Selection {
    var row = 0
    var title = ""
}

final class Screen: Sendable {
    nonisolated func reload(at row: Int) { print("row", row) }
}

extension Chains {
    func selectsInPairs(
        on screen: Screen,
        _ taps: Observable<(cell: Int, at: Place)>,
        _ state: Observable<Selection>
    ) -> any Disposable {
        Observable.zip(taps.map { $0.at.row }.distinctUntilChanged(), state.map { $0.row }.distinctUntilChanged())
            .filter { $0.0 == $0.1 }
            .withUnretained(screen)
            .subscribe { screen, pair in screen.reload(at: pair.1) }
    }

    func selectsLatest(_ taps: Observable<(cell: Int, at: Place)>, _ state: Observable<Selection>) -> any Disposable {
        Observable.combineLatest(taps.map { $0.at.row }, state.map { $0.row })
            .filter { $0.0 == $0.1 }
            .subscribe { print($0) }
    }

    func selectsSecond(_ taps: Observable<(cell: Int, at: Place)>, _ state: Observable<Selection>) -> any Disposable {
        Observable.zip(taps.map { $0.at.row }, state.map { $0.row })
            .filter { $0.0 == $0.1 }
            .subscribe { pair in print(pair.1) }
    }

    func selects(on screen: Screen, _ state: Observable<Selection>) -> any Disposable {
        Observable.combineLatest(state.map { $0.row }, state.map { $0.title }, state.map { $0.title.count })
            .withUnretained(screen)
            .map { $0.1 }
            .subscribe(with: screen) { screen, pair in screen.reload(at: pair.0) }
    }

    func tellsEvents(_ state: Observable<Selection>) -> any Disposable {
        Observable.zip(state.map { $0.row }, state.skip(1).map { $0.row })
            .filter { $0.0 != $0.1 }
            .subscribe { event in
                switch event {
                case .next(let step): print("step", step.1)
                case .error(let error): print("failed", error)
                case .completed: print("done")
                }
            }
    }

    func tellsResults(_ state: Single<Selection>) -> any Disposable {
        Single.zip(state.map { $0.row }, state.map { $0.title.count })
            .filter { $0.0 == $0.1 }
            .subscribe { print($0) }
    }
}
