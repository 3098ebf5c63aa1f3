// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequenceConvertibleType {
    /// Collects a number of elements in each buffer, and begins a new buffer after every few elements.
    ///
    /// The form of `buffer(count:skip:)` of ``/RxObservable/ObservableType`` for drivers and signals.
    ///
    /// - Parameters:
    ///   - count: The number of elements in a buffer; one or more.
    ///   - skip: A buffer begins with every `skip`th element; one or more. By default, it begins when the previous one
    ///     is full.
    /// - Returns: The buffers, each when it is full or over; ends with the source, after the last, which may be short.
    /// - Complexity: O(`count` / `skip`) for an element; the elements of the open buffers are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    @inline(__always)
    public consuming func buffer(count: Int, skip: Int? = nil) -> SharedSequence<SharingStrategy, [Element]> {
        sharing { $0.buffer(count: count, skip: skip) }
    }

    /// Collects elements as long as they satisfy a condition; one that doesn't begins the next buffer.
    ///
    /// The form of `buffer(while:)` of ``/RxObservable/ObservableType`` for drivers and signals: its closures are the
    /// main actor's.
    ///
    /// - Parameter predicate: The condition.
    /// - Returns: The buffers, each when it is full or over; ends with the source, after the last, which may be short.
    /// - Complexity: O(1) for an element, amortised; the elements of the open buffers are kept.
    /// - SeeAlso: [buffer](https://reactivex.io/documentation/operators/buffer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    @inline(__always)
    public consuming func buffer(
        while predicate: @escaping @MainActor (Element) -> Bool
    ) -> SharedSequence<SharingStrategy, [Element]> {
        sharing { $0.buffer(while: onMain(predicate)) }
    }
}
