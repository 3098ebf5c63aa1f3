// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSubjects

extension InfallibleType {
    /// Shares one subscription to the source between all subscribers.
    ///
    /// The form of ``/RxSubjects/RxObservable/ObservableType/share(replay:scope:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - replay: The number of past elements that a new subscriber receives first; none if it is negative.
    ///   - scope: Whether they outlive the last subscriber and the end.
    /// - Returns: The shared sequence; completes.
    /// - Complexity: O(1) for an element and subscriber; `replay` elements are kept.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public func share(
        replay: Int,
        scope: SubjectLifetimeScope = .whileConnected
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(asObservable().share(replay: replay, scope: scope))
    }

    /// Shares one subscription to the source between all subscribers, and keeps no element for new ones.
    ///
    /// The form of ``/RxSubjects/RxObservable/ObservableType/share(scope:)`` for sequences that can't fail.
    ///
    /// - Parameter scope: What a subscriber finds that comes after the end of the source: with `whileConnected`, it
    ///   subscribes to the source again; with `forever`, it receives the end.
    /// - Returns: The shared sequence; completes.
    /// - Complexity: O(1) for an element and subscriber.
    /// - SeeAlso: [refCount](https://reactivex.io/documentation/operators/refcount.html)
    @_alwaysEmitIntoClient
    public func share(scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
        Infallible(asObservable().share(scope: scope))
    }
}
