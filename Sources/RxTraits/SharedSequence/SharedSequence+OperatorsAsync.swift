public import RxObservable

extension SharedSequence where Element: Sendable {
    /// The results of tasks, delivered on the main thread and shared.
    @usableFromInline
    func observedOnMain<Result: Sendable>(_ results: Observable<Result>) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(
            withoutErrors(results).asObservable().observe(on: SharingStrategy.scheduler)
        )
    }
}
