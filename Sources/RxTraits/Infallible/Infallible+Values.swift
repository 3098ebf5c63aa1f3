public import RxObservable

extension InfallibleType where Element: Sendable {
    /// The elements, for `for await`.
    ///
    /// ```swift
    /// for await state in states.values { show(state) }
    /// ```
    ///
    /// Elements that come faster than they are asked for wait, however many there are. It subscribes when it is first asked,
    /// and disposes of the subscription when the iteration ends or its task is cancelled.
    @_disfavoredOverload
    public var values: AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asObservable().values)
    }
}

extension InfallibleType where Element: Sendable {
    /// The elements, for `for await`, with a limit to how many wait; subscribes when it is first asked for one.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    @_disfavoredOverload
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy
    ) -> AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asObservable().values(bufferingPolicy: bufferingPolicy))
    }

    /// The elements from now on, for `for await`: subscribes at once, and keeps what comes until it is asked for.
    ///
    /// The first iterator reads from the subscription that is there; a further one subscribes for itself. When the result is
    /// dropped without having been iterated over, the subscription is disposed of.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    @_disfavoredOverload
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded
    ) -> AsyncInfallibleValues<Element> {
        AsyncInfallibleValues(asObservable().valuesFromNow(bufferingPolicy: bufferingPolicy))
    }
}

extension SharedSequence where Element: Sendable {
    /// The elements, for `for await`, with a limit to how many wait; subscribes, on the main thread, when it is first asked.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    @_disfavoredOverload
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().values(bufferingPolicy: bufferingPolicy)
    }

    /// The elements from now on, for `for await`: subscribes at once, on the main thread, and keeps what comes until it is
    /// asked for.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    @_disfavoredOverload
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().valuesFromNow(bufferingPolicy: bufferingPolicy)
    }

    /// The elements, for `for await`.
    ///
    /// Elements that come faster than they are asked for wait, however many there are. It subscribes, on the main thread, when
    /// it is first asked, and disposes of the subscription when the iteration ends or its task is cancelled.
    @_disfavoredOverload
    public var values: AsyncInfallibleValues<Element> {
        asInfallible().values
    }
}

/// The elements of a sequence that can't fail as an asynchronous sequence.
public struct AsyncInfallibleValues<Element: Sendable>: AsyncSequence, Sendable {
    private let values: AsyncValues<Element>

    init(_ values: AsyncValues<Element>) {
        self.values = values
    }

    /// Makes an iterator, which subscribes when it is first asked.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> Iterator {
        Iterator(values.makeAsyncIterator())
    }

    /// One subscription that is iterated over.
    public struct Iterator: AsyncIteratorProtocol {
        private var values: AsyncValues<Element>.Iterator

        init(_ values: AsyncValues<Element>.Iterator) {
            self.values = values
        }

        /// Waits for the next element.
        ///
        /// - Parameter actor: Where the caller runs.
        /// - Returns: The element; `nil` when the sequence has completed, or the task was cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            // The source can't fail (contract C3).
            try? await values.next(isolation: actor)
        }
    }
}
