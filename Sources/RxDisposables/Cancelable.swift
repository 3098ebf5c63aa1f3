/// A disposable that can be asked whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` has been called, or the work behind this object has ended by itself.
    var isDisposed: Bool { get }
}

extension Cancelable {
    /// The same as `isDisposed`.
    public var isFinished: Bool { isDisposed }
}
