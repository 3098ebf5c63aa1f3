// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension InfallibleType {
    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for sequences that can't fail.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> Infallible<Element> {
        Infallible(.just(element))
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.just(element, scheduler: scheduler))
    }
}
