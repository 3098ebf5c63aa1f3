/// Notes down what happens, in order, from any thread.
///
/// ```swift
/// let recorder = Recorder<String>()
/// Disposables.create { recorder.record("disposed") }.dispose()
/// #expect(recorder.elements == ["disposed"])
/// ```
public final class Recorder<Element: Sendable>: Sendable {
    private let recorded = LockedValue<[Element]>([])

    /// Makes one that has noted nothing down.
    public init() {}

    /// What has been noted down so far.
    public var elements: [Element] {
        recorded.value
    }

    /// The number of elements so far.
    public var count: Int {
        recorded.value.count
    }

    /// Notes down an element behind all others.
    ///
    /// - Parameter element: What happened.
    public func record(_ element: Element) {
        recorded.withLock { elements in
            elements.append(element)
        }
    }

    /// Forgets everything.
    ///
    /// - Returns: What had been noted down.
    @discardableResult
    public func removeAll() -> [Element] {
        recorded.withLock { elements in
            exchange(&elements, with: [])
        }
    }
}
