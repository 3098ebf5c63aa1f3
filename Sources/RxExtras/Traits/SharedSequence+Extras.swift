public import RxObservable
public import RxTraits

// The operators on drivers and signals, with closures of the main actor. Details and marble diagrams are at the
// operators of the same name of `ObservableType`.

extension SharedSequenceConvertibleType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// - Returns: Each element once; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        distinctElements(asSharedSequence())
    }
}

extension SharedSequenceConvertibleType where Element: Hashable {
    /// Drops elements that are equal to an earlier one, by the main actor's conformance.
    ///
    /// - Returns: Each element once; completes with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @MainActor
    public func distinct() -> SharedSequence<SharingStrategy, Element> {
        distinctElements(asSharedSequence())
    }
}

private func distinctElements<Strategy, Element: Hashable>(
    _ source: SharedSequence<Strategy, Element>
) -> SharedSequence<Strategy, Element> {
    .deferred {
        let seen = Seen<Element>()
        return source.filter { seen.insert($0) }
    }
}

@MainActor private final class Seen<Element: Hashable> {
    private var elements: Set<Element> = []

    func insert(_ element: Element) -> Bool {
        elements.insert(element).inserted
    }
}
