// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for singles, maybes and completables.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element at once and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:scheduler:)`` for singles, maybes and completables.
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
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }
}
