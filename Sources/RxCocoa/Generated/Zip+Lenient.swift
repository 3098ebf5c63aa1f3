// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxTraits

extension SharedSequence {
    /// Lenient form of `zip(_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<Collection: Swift.Collection, Value>(
        _ sources: Collection,
        resultSelector: @escaping ([Value]) -> Element
    ) -> SharedSequence<SharingStrategy, Element> where Collection.Element == SharedSequence<SharingStrategy, Value> {
        SharedSequence(combination(.queue, sources.map(\.source), sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        resultSelector: @escaping (E1, E2) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        resultSelector: @escaping (E1, E2, E3) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        resultSelector: @escaping (E1, E2, E3, E4) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        resultSelector: @escaping (E1, E2, E3, E4, E5) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(combination(.queue, source1, source2, source3, source4, source5, sendable(resultSelector)))
    }

    /// Lenient form of `zip(_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            combination(.queue, source1, source2, source3, source4, source5, source6, sendable(resultSelector))
        )
    }

    /// Lenient form of `zip(_:_:_:_:_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public static func zip<E1, E2, E3, E4, E5, E6, E7>(
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
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
        _ source1: some SharedSequenceConvertibleType<SharingStrategy, E1>,
        _ source2: some SharedSequenceConvertibleType<SharingStrategy, E2>,
        _ source3: some SharedSequenceConvertibleType<SharingStrategy, E3>,
        _ source4: some SharedSequenceConvertibleType<SharingStrategy, E4>,
        _ source5: some SharedSequenceConvertibleType<SharingStrategy, E5>,
        _ source6: some SharedSequenceConvertibleType<SharingStrategy, E6>,
        _ source7: some SharedSequenceConvertibleType<SharingStrategy, E7>,
        _ source8: some SharedSequenceConvertibleType<SharingStrategy, E8>,
        resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) -> Element
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
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
