// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSubjects
public import RxTraits

extension ObservableType {
    /// Lenient form of `share(replay:scope:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        shared(asObservable(), replay: replay, scope: scope)
    }
}

extension InfallibleType {
    /// Lenient form of `share(replay:scope:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }
}
