extension ObservableType {
    /// A sequence that is made anew for each subscription.
    ///
    /// ```
    /// deferred { ab| }:  (ab|)
    /// ```
    ///
    /// - Parameter observableFactory: Makes the sequence; an error that it throws fails the subscription. It is called
    ///   once for each subscription.
    /// - Returns: What the made sequence sends; it ends with it.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> Observable<Element>
    ) -> Observable<Element> {
        Deferred(observableFactory)
    }
}

// SAFETY: immutable.
package final class Deferred<Element>: Observable<Element>, @unchecked Sendable {
    private let factory: @Sendable () throws -> Observable<Element>

    package init(_ factory: @escaping @Sendable () throws -> Observable<Element>) {
        self.factory = factory
        super.init()
    }

    // The subscription is to the made sequence alone and doesn't hold this node or its factory (contract C2).
    package override func run(_ sink: Sink<Element>) {
        let source: Observable<Element>
        do {
            source = try factory()
        } catch {
            sink.onSubscribe(.nothing)
            if !sink.isStopped { sink.onError(error) }
            return
        }
        source.attach(sink)
    }
}
