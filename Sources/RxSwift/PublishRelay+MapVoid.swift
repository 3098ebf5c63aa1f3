public import RxObservable
public import RxRelay

// See the file `Map+Void.swift` of the module `RxSwift`.

extension PublishRelay where Element == Void {
    /// Lenient form of `map(_:)` for a closure without parameters, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient @available(swift, obsoleted: 6.0)
    public func map<Result>(_ transform: @escaping () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), sendable { _ in try transform() })
    }

    /// Form of `map(_:)` for a closure without parameters, for clients in Swift 6 mode.
    @_alwaysEmitIntoClient @available(swift, introduced: 6.0)
    public func map<Result>(_ transform: @escaping @Sendable () throws -> Result) -> Observable<Result> {
        mapped(asObservable(), { _ in try transform() })
    }
}
