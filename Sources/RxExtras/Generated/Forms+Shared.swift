// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closure runs on the
    /// main actor and doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func distinct(
        _ predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.distinct(onMain(predicate)) }
    }

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

    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func mapAt<Result>(
        _ keyPath: any KeyPath<Element, Result> & Sendable
    ) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.mapAt(keyPath) }
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

    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func ofType<Result>(_ type: Result.Type) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.ofType(type) }
    }

    /// Emits each element with the one before it.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public func pairwise() -> SharedSequence<SharingStrategy, (Element, Element)> {
        SharedSequence(source.pairwise())
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension SharedSequenceConvertibleType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func ignore(_ valuesToIgnore: Element...) -> SharedSequence<SharingStrategy, Element> {
        sharing { $0.ignore(valuesToIgnore) }
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @_disfavoredOverload @inline(__always)
    public consuming func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> SharedSequence<SharingStrategy, Element> where Values.Element == Element {
        sharing { $0.ignore(valuesToIgnore) }
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
