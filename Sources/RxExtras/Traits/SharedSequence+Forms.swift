public import RxObservable
public import RxTraits

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension SharedSequenceConvertibleType {
    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) -> FilterMap<Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        compactMap { transform($0).result }
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure runs on
    /// the main actor and doesn't throw.
    @_alwaysEmitIntoClient
    public func ignoreWhen(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        filter { !predicate($0) }
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> SharedSequence<SharingStrategy, Result> {
        map { _ in value }
    }

    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> SharedSequence<SharingStrategy, [Element]> {
        SharedSequence(source.nwise(count))
    }

    /// Emits the previous and the current element as a pair.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public func pairwise() -> SharedSequence<SharingStrategy, (Element, Element)> {
        SharedSequence(source.pairwise())
    }

    /// Splits a sequence in two: the elements that satisfy a condition, and the rest.
    ///
    /// The form of `partition(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient
    public func partition(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> (
        matches: SharedSequence<SharingStrategy, Element>, nonMatches: SharedSequence<SharingStrategy, Element>
    ) {
        let judged = map { (element: $0, matches: predicate($0)) }
        return (
            judged.filter { $0.matches }.map { $0.element }, judged.filter { !$0.matches }.map { $0.element }
        )
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension SharedSequenceConvertibleType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient
    public func mapMany<Result>(
        _ transform: @escaping @MainActor (Element.Element) -> Result
    ) -> SharedSequence<SharingStrategy, [Result]> {
        map { $0.map(transform) }
    }
}

extension SharedSequenceConvertibleType where Element == Bool {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public func not() -> SharedSequence<SharingStrategy, Bool> {
        map { !$0 }
    }
}
