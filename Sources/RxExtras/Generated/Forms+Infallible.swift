// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// The form of `distinct()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinct() -> Infallible<Element> {
        Infallible(asObservable().distinct())
    }
}

extension InfallibleType {
    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func distinct(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinct(predicate))
    }

    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) -> FilterMap<Result>
    ) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }

    /// Runs an action once when the subscription is over: after completion, after an error, and when it is disposed of.
    ///
    /// The form of `finally(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> Infallible<Element> {
        Infallible(asObservable().finally(action))
    }

    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// The form of `flatMap(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its
    /// closure doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Source: InfallibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @Sendable (Element) -> Source
    ) -> Infallible<Source.Element> {
        Infallible(asObservable().flatMap(maxConcurrent: maxConcurrent, selector))
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closure
    /// doesn't throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> Infallible<Result> {
        Infallible(asObservable().mapAt(keyPath))
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Infallible<Result> {
        Infallible(asObservable().mapTo(value))
    }

    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> Infallible<[Element]> {
        Infallible(asObservable().nwise(count))
    }

    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> Infallible<Result> {
        Infallible(asObservable().ofType(type))
    }

    /// Emits the previous and the current element as a pair.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func pairwise() -> Infallible<(Element, Element)> {
        Infallible(asObservable().pairwise())
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Infallible<Result> where Element == Result? {
        Infallible(asObservable().unwrap())
    }
}

extension InfallibleType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignore(_ valuesToIgnore: Element...) -> Infallible<Element> {
        Infallible(asObservable().ignore(valuesToIgnore))
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> Infallible<Element> where Values.Element == Element {
        Infallible(asObservable().ignore(valuesToIgnore))
    }
}

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closure doesn't
    /// throw.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) -> Result) -> Infallible<[Result]> {
        Infallible(asObservable().mapMany(transform))
    }
}

extension InfallibleType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    @_alwaysEmitIntoClient
    public func not() -> Infallible<Bool> {
        Infallible(asObservable().not())
    }
}
