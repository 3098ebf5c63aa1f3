// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `sample(_:defaultValue:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
        sampled(asObservable(), sampler.asObservable(), defaultValue)
    }
}

extension InfallibleType {
    /// Lenient form of `sample(_:defaultValue:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func sample<Source: InfallibleType>(_ sampler: Source, defaultValue: Element? = nil) -> Infallible<Element> {
        Infallible(asObservable().sample(sampler.asObservable(), defaultValue: defaultValue))
    }
}
