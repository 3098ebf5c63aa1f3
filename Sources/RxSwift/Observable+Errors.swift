public import RxObservable
public import RxTraits

#if !LenientInSwift6
@available(swift, obsoleted: 6.0)
#endif
extension ObservableType {
    /// Lenient form of `catch`, for clients in Swift 5 mode.
    @_alwaysEmitIntoClient
    public var `catch`: LenientCatchOperator<Element> {
        LenientCatchOperator(source: asObservable())
    }

    /// Lenient form of `catch(sequence:)`, for clients in Swift 5 mode: a lazy collection is asked for each sequence
    /// when that is needed.
    @_alwaysEmitIntoClient
    public static func `catch`<Collection: LazyCollectionProtocol>(
        sequence: Collection
    ) -> Observable<Element> where Collection.Element == Observable<Element> {
        SourcesNode(.sequence(AnySequence(sequence)), catchesErrors: true)
    }
}

/// The type behind the lenient form of `catch`; `CatchOperator` is its strict counterpart.
public struct LenientCatchOperator<Element> {
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>) {
        self.source = source
    }

    /// Continues with another sequence when the source fails.
    ///
    /// - Parameter handler: Makes that sequence of the error.
    /// - Returns: The elements of the source, and after its error those of the other sequence.
    @_alwaysEmitIntoClient
    public func callAsFunction(
        _ handler: @escaping (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        caught(source, handler)
    }

    /// Continues with an infallible when the source fails.
    ///
    /// - Parameter handler: Makes the infallible of the error.
    /// - Returns: The elements of the source, and after its error those of the infallible.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func callAsFunction(_ handler: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
        Infallible(caught(source, { handler($0).asObservable() }))
    }
}
