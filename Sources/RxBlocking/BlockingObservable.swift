internal import Dispatch
internal import RxObservable

/// Reads a sequence while the calling thread waits.
///
/// ``RxObservable/ObservableConvertibleType/toBlocking(timeout:)-(Double?)`` makes one. Each of the methods subscribes
/// anew, waits until it has what it needs, and disposes of the subscription before it returns.
public struct BlockingObservable<Element> {
    let source: Observable<Element>

    /// The time limit of each read; `nil` for none.
    let timeout: DispatchTimeInterval?

    /// Waits for all elements.
    ///
    /// - Returns: The elements in order.
    /// - Throws: The error of the sequence, or `RxError.timeout`.
    public func toArray() throws -> [Element] {
        try read(.all).get()
    }

    /// Waits for the first element, and disposes of the subscription then.
    ///
    /// - Returns: The element; `nil` if the sequence completes without one.
    /// - Throws: The error of the sequence if it comes before any element, or `RxError.timeout`.
    public func first() throws -> Element? {
        try read(.upTo(1)).get().first
    }

    /// Waits for the end, and returns the last element.
    ///
    /// - Returns: The element; `nil` if the sequence has none.
    /// - Throws: The error of the sequence, or `RxError.timeout`.
    public func last() throws -> Element? {
        try read(.last).get().first
    }

    /// Waits for the only element of the sequence.
    ///
    /// - Returns: The element.
    /// - Throws: `RxError.noElements` if there is none, `RxError.moreThanOneElement` as soon as there is another one,
    ///   the error of the sequence, or `RxError.timeout`.
    public func single() throws -> Element {
        try single { _ in true }
    }

    /// Waits for the only element that satisfies a condition.
    ///
    /// - Parameter predicate: The condition; called on the thread that sends the element.
    /// - Returns: The element.
    /// - Throws: `RxError.noElements` if there is none, `RxError.moreThanOneElement` as soon as there is another one,
    ///   the error of the sequence, what the condition throws, or `RxError.timeout`.
    @_disfavoredOverload
    public func single(_ predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
        try onlyElement(where: predicate)
    }

    func onlyElement(where predicate: @escaping @Sendable (Element) throws -> Bool) throws -> Element {
        let elements = try read(.upTo(2), where: predicate).get()
        guard let element = elements.first else { throw RxError.noElements }
        guard elements.count == 1 else { throw RxError.moreThanOneElement }
        return element
    }

    /// Waits for all elements, and throws nothing.
    ///
    /// - Returns: The elements in order, and whether the sequence completed, or the error, which may be
    ///   `RxError.timeout`.
    public func materialize() -> MaterializedSequenceResult<Element> {
        let result = read(.all)
        guard let error = result.error else { return .completed(elements: result.elements) }
        return .failed(elements: result.elements, error: error)
    }

    private func read(
        _ demand: BlockingDemand,
        where predicate: (@Sendable (Element) throws -> Bool)? = nil
    ) -> BlockingResult<Element> {
        BlockingSink.read(source, demand, where: predicate, timeout: timeout)
    }
}

extension BlockingObservable: Sendable where Element: Sendable {}
