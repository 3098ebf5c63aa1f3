// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainObservableType {
    /// Collects a number of elements in each buffer, and begins a new buffer after every few elements.
    ///
    /// The form of `buffer(count:skip:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameters:
    ///   - count: The number of elements in a buffer; one or more.
    ///   - skip: A buffer begins with every `skip`th element; one or more. By default, it begins when the previous one
    ///     is full.
    /// - Returns: The buffers, each when it is full or over; ends with the source, after the last, which may be short.
    ///   An error drops the open buffers.
    /// - Complexity: O(`count` / `skip`) for an element; the elements of the open buffers are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func buffer(count: Int, skip: Int? = nil) -> MainObservable<[Element]> {
        MainObservable(asObservable().buffer(count: count, skip: skip))
    }

    /// Collects elements as long as they satisfy a condition; one that doesn't begins the next buffer.
    ///
    /// The form of `buffer(while:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The buffers, each when it is full or over; ends with the source, after the last, which may be short.
    ///   An error drops the open buffers.
    /// - Complexity: O(1) for an element, amortised; the elements of the open buffers are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func buffer(while predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<[Element]> {
        MainObservable(asObservable().buffer(while: onMain(predicate)))
    }

    /// Collects neighbouring elements that belong together.
    ///
    /// The form of `chunked(by:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter belongInSameChunk: Whether the second element belongs to the chunk that the first one ends; an error
    ///   that it throws fails the sequence.
    /// - Returns: The chunks; ends with the source, after the last chunk.
    /// - Complexity: O(1) for an element, amortised; the elements of one chunk are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func chunked(
        by belongInSameChunk: @escaping @MainActor (Element, Element) throws -> Bool
    ) -> MainObservable<[Element]> {
        MainObservable(asObservable().chunked(by: onMain(belongInSameChunk)))
    }

    /// Emits elements up to the first that satisfies a condition, and then no more, as RxSwiftExt's operator of this
    /// name does.
    ///
    /// The form of `distinct(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The elements up to the first for which it holds, that one included; ends with the source.
    /// - SeeAlso: [distinct](https://reactivex.io/documentation/operators/distinct.html)
    @_alwaysEmitIntoClient
    public func distinct(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().distinct(onMain(predicate)))
    }

    /// Transforms some elements and drops the others.
    ///
    /// The form of `filterMap(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter transform: Makes the new element, or drops it; an error that it throws fails the sequence.
    /// - Returns: The new elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func filterMap<Result>(
        _ transform: @escaping @MainActor (Element) throws -> FilterMap<Result>
    ) -> MainObservable<Result> {
        MainObservable(asObservable().filterMap(onMain(transform)))
    }

    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// The form of `flatMap(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread:
    /// its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that are subscribed to at the same time; one or more. The
    ///     others wait in order.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when the
    ///     element arrives.
    /// - Returns: The elements of the inner sequences as they come; completes when the source and all of them have
    ///   completed, and fails with the first that fails.
    /// - Complexity: Memory is O(*n*) in the number of waiting sequences.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().flatMap(maxConcurrent: maxConcurrent, onMain(selector))
    }

    /// Drops the elements that satisfy a condition.
    ///
    /// The form of `ignoreWhen(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures
    /// are the main actor's.
    ///
    /// - Parameter predicate: The condition; an error that it throws fails the sequence.
    /// - Returns: The other elements; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignoreWhen(_ predicate: @escaping @MainActor (Element) throws -> Bool) -> MainObservable<Element> {
        MainObservable(asObservable().ignoreWhen(onMain(predicate)))
    }

    /// Emits a separator between every two elements.
    ///
    /// The form of `interspersed(with:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter separator: Sent before each element from the second on; a value that isn't `Sendable` can't be used
    ///   by the caller any more.
    /// - Returns: The source's elements with the separator between them; ends with the source.
    /// - SeeAlso: [startWith](https://reactivex.io/documentation/operators/startwith.html)
    @_alwaysEmitIntoClient
    public func interspersed(with separator: sending Element) -> MainObservable<Element> {
        MainObservable(asObservable().interspersed(with: separator))
    }

    /// Emits the value at a key path of each element.
    ///
    /// The form of `mapAt(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter keyPath: The path of the value.
    /// - Returns: The values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapAt<Result>(_ keyPath: any KeyPath<Element, Result> & Sendable) -> MainObservable<Result> {
        MainObservable(asObservable().mapAt(keyPath))
    }

    /// Emits the same value in place of each element.
    ///
    /// The form of `mapTo(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value for each element; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapTo<Result: Sendable>(_ value: Result) -> MainObservable<Result> {
        MainObservable(asObservable().mapTo(value))
    }

    /// Emits each run of a number of neighbouring elements.
    ///
    /// The form of `nwise(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter count: The length of the runs; one or more.
    /// - Returns: An array for each element from the `count`th on; ends with the source.
    /// - Complexity: O(`count`) for an element; `count` elements are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func nwise(_ count: Int) -> MainObservable<[Element]> {
        MainObservable(asObservable().nwise(count))
    }

    /// Emits only the elements of one type.
    ///
    /// The form of `ofType(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter type: The type.
    /// - Returns: The elements of that type; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ofType<Result>(_ type: Result.Type) -> MainObservable<Result> {
        MainObservable(asObservable().ofType(type))
    }

    /// Emits each element with the one before it.
    ///
    /// The form of `pairwise()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Returns: A pair for each element from the second on; ends with the source.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    public func pairwise() -> MainObservable<(Element, Element)> {
        MainObservable(asObservable().pairwise())
    }

    /// Drops the last elements.
    ///
    /// The form of `skipLast(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter count: The number of elements to drop; none if it is zero or less.
    /// - Returns: The earlier elements, each sent when it is certain that it isn't among the last; ends with the
    ///   source.
    /// - Complexity: O(1) for an element; `count` elements are kept.
    /// - SeeAlso: [skipLast](https://reactivex.io/documentation/operators/skiplast.html)
    @_alwaysEmitIntoClient
    public func skipLast(_ count: Int) -> MainObservable<Element> {
        MainObservable(asObservable().skipLast(count))
    }

    /// Drops `nil`s and unwraps the other elements.
    ///
    /// The form of `unwrap()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Returns: The elements that aren't `nil`; ends with the source.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func unwrap<Result>() -> MainObservable<Result> where Element == Result? {
        MainObservable(asObservable().unwrap())
    }
}

extension MainObservableType where Element: Sendable {
    /// Transforms each element into a sequence, runs several at a time, and emits their elements in the order of the
    /// source.
    ///
    /// The form of `concatMapEager(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences of the main
    /// thread: its closures are the main actor's.
    ///
    /// - Parameters:
    ///   - maxConcurrent: The number of inner sequences that run, or whose elements are kept, at the same time; one or
    ///     more.
    ///   - selector: Makes the inner sequence; an error that it throws fails the sequence. It is called when the
    ///     element arrives.
    /// - Returns: The elements of all inner sequences, in order; completes when the source and all of them have
    ///   completed, and fails with the first that fails, at once.
    /// - Complexity: O(1) for an element, amortised, and O(`maxConcurrent`) for an inner sequence; what waits for its
    ///   turn is kept.
    /// - SeeAlso: [flatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @_alwaysEmitIntoClient
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        asObservable().concatMapEager(maxConcurrent: maxConcurrent, onMain(selector))
    }
}

extension MainObservableType where Element: Equatable & Sendable {
    /// Drops elements that are equal to some values.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignore(_ valuesToIgnore: Element...) -> MainObservable<Element> {
        MainObservable(asObservable().ignore(valuesToIgnore))
    }

    /// Drops elements that are equal to one of a sequence.
    ///
    /// The form of `ignore(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Parameter valuesToIgnore: The values to drop.
    /// - Returns: The other elements; ends with the source.
    /// - Complexity: O(*n*) in the number of values.
    /// - SeeAlso: [filter](https://reactivex.io/documentation/operators/filter.html)
    @_alwaysEmitIntoClient
    public func ignore<Values: Sequence>(
        _ valuesToIgnore: Values
    ) -> MainObservable<Element> where Values.Element == Element {
        MainObservable(asObservable().ignore(valuesToIgnore))
    }
}

extension MainObservableType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closures are
    /// the main actor's.
    ///
    /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
    /// - Returns: The transformed elements, in arrays; ends with the source.
    /// - Complexity: O(*n*) in the number of elements of a collection.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func mapMany<Result>(
        _ transform: @escaping @MainActor (Element.Element) throws -> Result
    ) -> MainObservable<[Result]> {
        map { try $0.map(transform) }
    }
}

extension MainObservableType<Bool> {
    /// Turns `true` into `false` and `false` into `true`.
    ///
    /// The form of `not()` of ``/RxObservable/ObservableType`` for sequences of the main thread.
    ///
    /// - Returns: The other values; ends with the source.
    /// - SeeAlso: [map](https://reactivex.io/documentation/operators/map.html)
    @_alwaysEmitIntoClient
    public func not() -> MainObservable<Bool> {
        MainObservable(asObservable().not())
    }
}
