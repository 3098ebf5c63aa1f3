// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func ifEmpty(default: Element) -> Observable<Element> {
        filled(asObservable(), with: `default`)
    }
}

extension InfallibleType {
    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func ifEmpty(default: Element) -> Infallible<Element> {
        Infallible(asObservable().ifEmpty(default: `default`))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func ifEmpty(default: Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }
}
