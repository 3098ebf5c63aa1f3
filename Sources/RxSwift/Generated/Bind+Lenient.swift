// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxDisposables
public import RxObservable
public import RxTraits

extension InfallibleType {
    /// Lenient form of `bind(onNext:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }
}
