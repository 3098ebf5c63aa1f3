// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension Infallible {
    /// A sequence of the elements of an array.
    ///
    /// The form of ``/RxObservable/ObservableType/from(_:)`` for sequences that can't fail.
    ///
    /// - Parameter array: The elements, in order.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> Infallible<Element> {
        Infallible(.from(array))
    }

    /// A sequence of the elements of an array, emitted on a scheduler.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - array: The elements, in order.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// A sequence of the elements of a Swift sequence, each taken when its turn comes.
    ///
    /// The form of `from(_:scheduler:)` of ``/RxObservable/ObservableType`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - sequence: Produces the elements, in order; it may be endless. Each subscription makes an iterator.
    ///   - scheduler: Sends each element, and the end, in a turn of its own.
    /// - Returns: A sequence that sends the elements and completes when there are no more.
    /// - Complexity: O(*n*) in the number of elements for each subscription.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }

    /// A sequence of the element of an optional, if there is one.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:)`` for sequences that can't fail.
    ///
    /// - Parameter optional: The element.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(optional: sending Element?) -> Infallible<Element> {
        Infallible(.from(optional: optional))
    }

    /// A sequence of the element of an optional, if there is one, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/from(optional:scheduler:)`` for sequences that can't fail.
    ///
    /// - Parameters:
    ///   - optional: The element.
    ///   - scheduler: Sends the element, and then the end in a turn of its own.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(
        optional: Element?,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(optional: optional, scheduler: scheduler))
    }
}
