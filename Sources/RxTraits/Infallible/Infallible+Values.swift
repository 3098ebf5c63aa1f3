public import RxObservable

/// The elements of a sequence that can't fail as an asynchronous sequence.
@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
public struct AsyncInfallibleValues<Element: Sendable>: AsyncSequence, Sendable {
    private let values: AsyncValues<Element>

    @usableFromInline
    init(_ values: AsyncValues<Element>) {
        self.values = values
    }

    /// Makes an iterator, which subscribes when it is first asked for an element.
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

        /// Waits for the next element: the requirement of `AsyncIteratorProtocol` on systems before macOS 15 and iOS
        /// 18.
        ///
        /// - Returns: The element; `nil` when the sequence has completed, or the task was cancelled.
        public mutating func next() async -> Element? {
            try? await values.next()
        }
    }
}
