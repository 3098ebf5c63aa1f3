// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension Infallible {
    /// A sequence of the same element, over and over.
    ///
    /// The form of ``/RxObservable/ObservableType/repeatElement(_:)`` for sequences that can't fail.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element without end: limit it with `take`, or dispose of it.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func repeatElement(_ element: sending Element) -> Infallible<Element> {
        Infallible(.repeatElement(element))
    }

    /// A sequence of the same element, over and over, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/repeatElement(_:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends each element in a turn of its own.
    /// - Returns: A sequence that sends the element without end: limit it with `take`, or dispose of it.
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func repeatElement(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.repeatElement(element, scheduler: scheduler))
    }
}
