public import RxDisposables

extension ObservableType {
    /// A sequence made by a closure that is called for each subscription.
    ///
    /// ```
    /// create { a, b, completed }:  (ab|)
    /// ```
    ///
    /// The closure sends events through the observer that it is given, on any thread. When several threads send at the
    /// same time, or the observer is used from inside an event, the events are put in order: whoever is sending takes
    /// the others' along. What comes after a terminal event, or after the subscription was disposed of, is dropped; ask
    /// ``AnyObserver/isDisposed`` to stop a long loop.
    ///
    /// - Parameter subscribe: Starts the work and returns what ends it. The disposable is disposed of once, when the
    ///   sequence ends or is disposed of.
    /// - Returns: A sequence that sends what the closure sends.
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @_disfavoredOverload
    public static func create(
        _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
    ) -> Observable<Element> {
        Create(subscribe)
    }
}

// SAFETY: immutable.
package final class Create<Element>: Observable<Element>, @unchecked Sendable {
    private let subscribe: @Sendable (AnyObserver<Element>) -> any Disposable

    package init(_ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable) {
        self.subscribe = subscribe
        super.init()
    }

    package override func run(_ sink: Sink<Element>) {
        let edge = Edge(sink)
        sink.onSubscribe(edge)
        guard !edge.isStopped else { return }
        edge.hold(subscribe(AnyObserver(sink: edge)))
    }
}
