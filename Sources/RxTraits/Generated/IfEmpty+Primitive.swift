// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Emits a default element if the source completes without one.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(default:)`` for maybes.
    ///
    /// - Parameter default: Sent instead of nothing.
    /// - Returns: A single of the maybe's element, or of `default`; fails with the maybe.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func ifEmpty(default: sending Element) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(default: `default`))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for maybes.
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }

    /// Continues with another sequence if the source completes without an element.
    ///
    /// The form of ``/RxObservable/ObservableType/ifEmpty(switchTo:)`` for maybes.
    ///
    /// - Parameter other: Subscribed to when the source has completed without an element, and else not at all.
    /// - Returns: The maybe's element, or the other's result; fails with the one that fails.
    /// - SeeAlso: [defaultIfEmpty](https://reactivex.io/documentation/operators/defaultifempty.html)
    @_alwaysEmitIntoClient
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        PrimitiveSequence(raw: source.ifEmpty(switchTo: other.source))
    }
}
