public import RxObservable
public import RxSubjects
public import RxTraits

// See `Observable+Elements.swift`.

extension InfallibleType {
    /// Lenient form of `startWith(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func startWith(_ element: Element) -> Infallible<Element> {
        Infallible(started(asObservable(), with: [element]))
    }

    /// Lenient form of `share(replay:scope:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public func share(replay: Int, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(shared(asObservable(), replay: replay, scope: scope))
    }
}

extension Infallible {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(Just(element))
    }

    /// Lenient form of `of(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func of(_ elements: Element...) -> Infallible<Element> {
        Infallible(RxObservable.elements(of: elements))
    }

    /// Lenient form of `from(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func from(_ array: [Element]) -> Infallible<Element> {
        Infallible(elements(of: array))
    }
}

extension ObservableConvertibleType {
    /// Lenient form of `asInfallible(onErrorJustReturn:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
        Infallible(asObservable().replacingError(with: Just(element)))
    }
}

extension PrimitiveSequence where Trait: ElementTrait {
    /// Lenient form of `just(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Just(element))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `catchAndReturn(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.replacingError(with: Just(element)))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Lenient form of `ifEmpty(default:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public func ifEmpty(default: Element) -> Single<Element> {
        PrimitiveSequence(raw: filled(source, with: `default`))
    }
}
