public import RxObservable

extension PrimitiveSequenceType {
    // A trigger that completes ends `retry(when:)` without a result, but a single has no event for that.
    @usableFromInline
    package func completing(_ retried: Observable<Element>) -> Observable<Element> {
        Trait.self == SingleTrait.self ? onlyElement(of: retried, isSingle: true) : retried
    }
}
