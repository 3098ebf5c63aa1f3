// Lets the sources of the fuzzer compile with RxSwift as they are.

@_exported public import RxSwift

extension AnyObserver {
    /// RxSwift doesn't tell an emitter whether its subscription is over.
    public var isDisposed: Bool { false }
}
