/// A disposable that can be asked whether it has been disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose()` has been called, or the work behind this object has ended by itself.
    var isDisposed: Bool { get }
}

extension Cancelable {
    /// Whether `dispose()` has been called, or the work has ended, so that a bag may forget it.
    public var isFinished: Bool { isDisposed }
}
