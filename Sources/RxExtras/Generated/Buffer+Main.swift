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
}
