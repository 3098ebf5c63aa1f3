/// Records values, in order, from any thread.
///
/// ```swift
/// let recorder = Recorder<String>()
/// Disposables.create { recorder.record("disposed") }.dispose()
/// #expect(recorder.elements == ["disposed"])
/// ```
public final class Recorder<Element: Sendable>: Sendable {
    private let recorded = LockedValue<[Element]>([])

    /// Makes an empty recorder.
    public init() {}

    /// The recorded values so far.
    public var elements: [Element] {
        recorded.value
    }

    /// The number of elements so far.
    public var count: Int {
        recorded.value.count
    }

    /// Records a value, after all others.
    ///
    /// - Parameter element: The value.
    public func record(_ element: Element) {
        recorded.withLock { elements in
            elements.append(element)
        }
    }

    /// Records a value, as the whole work of a scheduler's action.
    ///
    /// - Parameter element: The value.
    /// - Returns: Nothing to dispose of.
    public func note(_ element: Element) -> any Disposable {
        record(element)
        return nothing
    }

    /// Removes all values.
    ///
    /// - Returns: The removed values.
    @discardableResult
    public func removeAll() -> [Element] {
        recorded.withLock { elements in
            exchange(&elements, with: [])
        }
    }
}
