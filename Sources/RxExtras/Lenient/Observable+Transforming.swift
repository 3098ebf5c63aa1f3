public import RxObservable

extension ObservableType {
    /// Lenient form of `mapAt(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        // SAFETY: a key path is immutable, and its captured values are the client's.
        nonisolated(unsafe) let keyPath = keyPath
        return asObservable().map { $0[keyPath: keyPath] }
    }
}
