internal import RxDisposables
internal import RxObservable

/// Errors that are delayed until everything else is over.
final class HeldErrors: Sendable {
    // Several sources may fail on different threads. Each subscription makes one such object.
    private let errors = Locked<[any Error]>([])

    /// A sequence that completes in place of its error.
    func hold<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.ending { error in
            if let error { self.errors.withLock { $0.append(error) } }
            return nil
        }
    }

    /// A sequence that ends with the delayed error, or with all of them if there are several.
    func release<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.ending { error in
            let errors = self.errors.current + (error.map { [$0] } ?? [])
            return errors.count > 1 ? CompositeError(errors: errors) : errors.first
        }
    }
}
