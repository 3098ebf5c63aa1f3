// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension Infallible {
    /// A sequence of the given elements.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:)`` for sequences that can't fail.
    ///
    /// - Parameter elements: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(_ elements: Element...) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements))
    }

    /// A sequence of the given elements, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/of(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - elements: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(
        _ elements: Element...,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements, scheduler: scheduler))
    }
}
