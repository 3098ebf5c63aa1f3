// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension InfallibleType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// The form of `distinct()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: Each element once; ends with the source.
    /// - Complexity: O(1) for an element; memory is O(*n*) in the number of different elements.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct() -> Infallible<Element> {
        Infallible(asObservable().distinct())
    }
}

extension InfallibleType {
    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The elements up to the first for which it holds, that one included; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func distinct(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().distinct(predicate))
    }

    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter transform: Makes the new element, or drops it.
    /// - Returns: The new elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func filterMap<Result>(
        _ transform: @escaping @Sendable (Element) -> FilterMap<Result>
    ) -> Infallible<Result> {
        Infallible(asObservable().filterMap(transform))
    }

    /// Runs an action once when the subscription is over: after completion, after an error, and when it is disposed of.
    ///
    /// The form of `finally(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter action: Called after the source was disposed of.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func finally(_ action: @escaping @Sendable () -> Void) -> Infallible<Element> {
        Infallible(asObservable().finally(action))
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures
    /// can't, either.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The other elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ignoreWhen(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().ignoreWhen(predicate))
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter keyPath: The path of the value.
    /// - Returns: The values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> Infallible<Result> {
        Infallible(asObservable().mapAt(keyPath))
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapTo<Result: Sendable>(_ value: Result) -> Infallible<Result> {
        Infallible(asObservable().mapTo(value))
    }

    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter count: The length of the runs; one or more.
    /// - Returns: An array for each element from the `count`th on; ends with the source.
    /// - Complexity: O(`count`) for an element; `count` elements are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> Infallible<[Element]> {
        Infallible(asObservable().nwise(count))
    }

    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter type: The type.
    /// - Returns: The elements of that type; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> Infallible<Result> {
        Infallible(asObservable().ofType(type))
    }

    /// Emits each element with the one before it.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: A pair for each element from the second on; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> Infallible<(Element, Element)> {
        Infallible(asObservable().pairwise())
    }

    /// Reports to an indicator that a subscription runs.
    ///
    /// The form of `trackActivity(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter activityIndicator: The indicator, which learns of the end after the observer.
    /// - Returns: The source's events.
    /// - SeeAlso: [using](https://reactivex.io/documentation/operators/using.html)
    @_alwaysEmitIntoClient
    public func trackActivity(_ activityIndicator: ActivityIndicator) -> Infallible<Element> {
        Infallible(asObservable().trackActivity(activityIndicator))
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> Infallible<Result> where Element == Result? {
        Infallible(asObservable().unwrap())
    }
}

extension InfallibleType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ignore(_ valuesToIgnore: Element...) -> Infallible<Element> {
        Infallible(asObservable().ignore(valuesToIgnore))
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> Infallible<Element> where Values.Element == Element {
        Infallible(asObservable().ignore(valuesToIgnore))
    }
}

extension InfallibleType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for sequences that can't fail: its closures can't,
    /// either.
    ///
    /// - Parameter transform: Makes the new element.
    /// - Returns: The transformed elements, in arrays; ends with the source.
    /// - Complexity: O(*n*) in the number of elements of a collection.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func mapMany<Result>(_ transform: @escaping @Sendable (Element.Element) -> Result) -> Infallible<[Result]> {
        Infallible(asObservable().mapMany(transform))
    }
}

extension InfallibleType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Returns: The other values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> Infallible<Bool> {
        Infallible(asObservable().not())
    }
}
