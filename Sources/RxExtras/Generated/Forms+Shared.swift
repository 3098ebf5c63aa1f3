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
        sharing { $0.distinct(assumeMain(predicate)) }
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

    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    @_alwaysEmitIntoClient @inline(__always)
    public consuming func ofType<Result>(_ type: Result.Type) -> SharedSequence<SharingStrategy, Result> {
        sharing { $0.ofType(type) }
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
