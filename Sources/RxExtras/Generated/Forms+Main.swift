// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Collects a number of elements in each buffer, and begins a new buffer after every few elements.
    ///
    /// The form of `buffer(count:skip:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func buffer(count: Int, skip: Int? = nil) -> MainObservable<[Element]> {
        MainObservable(promised.buffer(count: count, skip: skip))
    }

    /// Collects elements as long as they satisfy a condition; one that doesn't begins the next buffer.
    ///
    /// The form of `buffer(while:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func buffer(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<[Element]> {
        MainObservable(promised.buffer(while: assumeMain(predicate)))
    }

    /// Completes in place of an error.
    ///
    /// The form of `catchErrorJustComplete()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func catchErrorJustComplete() -> MainObservable<Element> {
        MainObservable(promised.catchErrorJustComplete())
    }

    /// Collects neighbouring elements that belong together.
    ///
    /// The form of `chunked(by:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func chunked(
        by belongInSameChunk: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<[Element]> {
        MainObservable(promised.chunked(by: assumeMain(belongInSameChunk)))
    }

    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func distinct(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(promised.distinct(assumeMain(predicate)))
    }

    /// Emits an element after those of the source.
    ///
    /// The form of `endWith(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func endWith(_ element: sending Element) -> MainObservable<Element> {
        MainObservable(promised.endWith(element))
    }

    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> FilterMap<Result>
    ) -> MainObservable<Result> {
        MainObservable(promised.filterMap(assumeMain(transform)))
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func ignoreWhen(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(promised.ignoreWhen(assumeMain(predicate)))
    }

    /// Emits a separator between every two elements.
    ///
    /// The form of `interspersed(with:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func interspersed(with separator: sending Element) -> MainObservable<Element> {
        MainObservable(promised.interspersed(with: separator))
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> MainObservable<Result> {
        MainObservable(promised.mapAt(keyPath))
    }

    /// Transforms the error.
    ///
    /// The form of `mapError(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure
    /// runs on the main actor.
    @_alwaysEmitIntoClient
    public func mapError(_ transform: @escaping @MainActor (any Error) throws -> any Error) -> MainObservable<Element> {
        MainObservable(promised.mapError(assumeMain(transform)))
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func mapTo<Result: Sendable>(_ value: Result) -> MainObservable<Result> {
        MainObservable(promised.mapTo(value))
    }

    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> MainObservable<[Element]> {
        MainObservable(promised.nwise(count))
    }

    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> MainObservable<Result> {
        MainObservable(promised.ofType(type))
    }

    /// Emits the previous and the current element as a pair.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func pairwise() -> MainObservable<(Element, Element)> {
        MainObservable(promised.pairwise())
    }

    /// Drops the last elements.
    ///
    /// The form of `skipLast(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func skipLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(promised.skipLast(count))
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> MainObservable<Result> where Element == Result? {
        MainObservable(promised.unwrap())
    }
}

extension MainObservableType where Element: Hashable & SendableMetatype {
    /// Drops elements that are equal to an earlier one.
    ///
    /// The form of `distinct()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func distinct() -> MainObservable<Element> {
        MainObservable(promised.distinct())
    }
}

extension MainObservableType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ignore(_ valuesToIgnore: Element...) -> MainObservable<Element> {
        MainObservable(promised.ignore(valuesToIgnore))
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> MainObservable<Element> where Values.Element == Element {
        MainObservable(promised.ignore(valuesToIgnore))
    }
}

extension MainObservableType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    @_alwaysEmitIntoClient
    public func not() -> MainObservable<Bool> {
        MainObservable(promised.not())
    }
}
