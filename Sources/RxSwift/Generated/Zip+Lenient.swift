// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension ObservableType {
    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
    ) -> Observable<Element> where Collection.Element: ObservableType {
        combination(.queue, collection.map { $0.asObservable() }, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:)`, for clients in Swift 5 mode.
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Observable<[Element]> where Collection.Element: ObservableType, Collection.Element.Element == Element {
        combination(.queue, collection.map { $0.asObservable() }) { $0 }
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> Observable<Element> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, sendable(resultSelector))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> Observable<Element> {
        combination(
            .queue,
            source1,
            source2,
            source3,
            source4,
            source5,
            source6,
            source7,
            source8,
            sendable(resultSelector)
        )
    }
}

extension ObservableType where Element == Any {
    /// Lenient form of `zip(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>
    ) -> Observable<(E1, E2)> {
        combination(.queue, source1, source2) { ($0, $1) }
    }

    /// Lenient form of `zip(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>
    ) -> Observable<(E1, E2, E3)> {
        combination(.queue, source1, source2, source3) { ($0, $1, $2) }
    }

    /// Lenient form of `zip(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>
    ) -> Observable<(E1, E2, E3, E4)> {
        combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) }
    }

    /// Lenient form of `zip(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>
    ) -> Observable<(E1, E2, E3, E4, E5)> {
        combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
    }

    /// Lenient form of `zip(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>
    ) -> Observable<(E1, E2, E3, E4, E5, E6)> {
        combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7)> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
            ($0, $1, $2, $3, $4, $5, $6)
        }
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some ObservableType<E1>,
        _ source2: some ObservableType<E2>,
        _ source3: some ObservableType<E3>,
        _ source4: some ObservableType<E4>,
        _ source5: some ObservableType<E5>,
        _ source6: some ObservableType<E6>,
        _ source7: some ObservableType<E7>,
        _ source8: some ObservableType<E8>
    ) -> Observable<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
            ($0, $1, $2, $3, $4, $5, $6, $7)
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection, Result>(
        _ sources: Collection,
        resultSelector: @escaping ([Element]) throws -> Result
    ) -> Single<Result> where Collection.Element == Single<Element> {
        sources.isEmpty
            ? Single<[Element]>.just([]).map(resultSelector)
            : PrimitiveSequence(raw: combination(.queue, sources.map(\.source), sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection>(
        _ sources: Collection
    ) -> Single<[Element]> where Collection.Element == Single<Element> {
        zip(sources) { $0 }
    }
}

extension InfallibleType {
    /// Lenient form of `zip(_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection
    ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
        Infallible(combination(.queue, collection.map { $0.asObservable() }) { $0 })
    }

    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection>(
        _ collection: Collection,
        resultSelector: @escaping ([Collection.Element.Element]) -> Element
    ) -> Infallible<Element> where Collection.Element: InfallibleType {
        Infallible(combination(.queue, collection.map { $0.asObservable() }, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> Infallible<Element> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5, source6, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                sendable(resultSelector)
            )
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> Infallible<Element> {
        Infallible(
            combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                sendable(resultSelector)
            )
        )
    }
}

extension InfallibleType where Element == Any {
    /// Lenient form of `zip(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>
    ) -> Infallible<(E1, E2)> {
        Infallible(combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Lenient form of `zip(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>
    ) -> Infallible<(E1, E2, E3)> {
        Infallible(combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Lenient form of `zip(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>
    ) -> Infallible<(E1, E2, E3, E4)> {
        Infallible(combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Lenient form of `zip(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>
    ) -> Infallible<(E1, E2, E3, E4, E5)> {
        Infallible(combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) })
    }

    /// Lenient form of `zip(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6)> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7)> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: some InfallibleType<E1>,
        _ source2: some InfallibleType<E2>,
        _ source3: some InfallibleType<E3>,
        _ source4: some InfallibleType<E4>,
        _ source5: some InfallibleType<E5>,
        _ source6: some InfallibleType<E6>,
        _ source7: some InfallibleType<E7>,
        _ source8: some InfallibleType<E8>
    ) -> Infallible<(E1, E2, E3, E4, E5, E6, E7, E8)> {
        Infallible(
            combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Lenient form of `zip(_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<Trait, (E1, E2)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Lenient form of `zip(_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Lenient form of `zip(_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Lenient form of `zip(_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, sendable(resultSelector))
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, sendable(resultSelector))
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                sendable(resultSelector)
            )
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                sendable(resultSelector)
            )
        )
    }
}
