public import RxObservable

extension ObservableConvertibleType where Element: Sendable {
    /// The elements, for `for try await`, with a limit on how many wait; subscribes when the first one is asked for.
    ///
    /// ```swift
    /// for try await order in orders.values(pressure: .fail(1_000)) { try await ship(order) }
    /// ```
    ///
    /// If losing an element is worse than stopping, use `.fail`: the iteration still returns the waiting elements, and
    /// then throws ``PressureError``. With `.wait`, a source that can wait does.
    ///
    /// - Parameters:
    ///   - policy: The number of elements that may wait, one or more, and what happens to others.
    ///   - counter: Counts what is dropped.
    /// - Returns: An asynchronous sequence of the elements.
    /// - Complexity: O(1) for an element; as many elements are kept as may wait.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func values(pressure policy: PressurePolicy, counter: DropCounter? = nil) -> AsyncValues<Element> {
        AsyncValues(asObservable(), policy.buffering("values", counter))
    }

    /// The elements from now on, for `for try await`, with a limit on how many wait; subscribes at once.
    ///
    /// The first iterator reads from this subscription; each further one subscribes anew. If the result is released
    /// before anything iterates over it, the subscription is disposed of.
    ///
    /// - Parameters:
    ///   - policy: The number of elements that may wait, one or more, and what happens to others. With `.fail` the
    ///     iteration throws ``PressureError`` after those that wait.
    ///   - counter: Counts what is dropped.
    /// - Returns: An asynchronous sequence of the elements.
    /// - Complexity: O(1) for an element; as many elements are kept as may wait.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    @_disfavoredOverload
    public func valuesFromNow(pressure policy: PressurePolicy, counter: DropCounter? = nil) -> AsyncValues<Element> {
        AsyncValues(fromNow: asObservable(), policy.buffering("valuesFromNow", counter))
    }
}
