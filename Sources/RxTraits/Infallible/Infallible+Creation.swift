public import RxObservable
public import RxSchedulers

extension InfallibleType {
    /// A sequence of one element.
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
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends the element.
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

    /// A sequence without events.
    ///
    /// - Returns: A sequence that sends nothing, ever.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> Infallible<Element> {
        Infallible(.never())
    }

    /// A sequence without elements.
    ///
    /// - Returns: A sequence that completes at once.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }

    /// A sequence that a factory makes anew for each subscriber.
    ///
    /// - Parameter observableFactory: Makes the sequence; it is let go of once it has run.
    /// - Returns: A sequence that behaves like the one made for the subscriber.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () -> Infallible<Element>
    ) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }
}

extension Infallible {
    /// A sequence of the elements written in the call.
    ///
    /// - Parameter elements: The elements.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(_ elements: Element...) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements))
    }

    /// A sequence of the elements written in the call, emitted on a scheduler.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - scheduler: Sends them.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(
        _ elements: Element...,
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// A sequence of the elements of an array.
    ///
    /// - Parameter array: The elements.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> Infallible<Element> {
        Infallible(.from(array))
    }

    /// A sequence of the elements of an array, emitted on a scheduler.
    ///
    /// - Parameters:
    ///   - array: The elements.
    ///   - scheduler: Sends them.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(
        _ array: [Element],
        scheduler: any ImmediateSchedulerType
    ) -> Infallible<Element> where Element: Sendable {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// A sequence of the elements of a sequence.
    ///
    /// - Parameters:
    ///   - sequence: The elements, asked for one at a time.
    ///   - scheduler: Sends them.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}

extension InfallibleType where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// - Parameters:
    ///   - period: The time before the first number and between two.
    ///   - scheduler: Runs the timer and sends the numbers.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func interval(_ period: any RxTimeSpan, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(.interval(period, scheduler: scheduler))
    }

    /// A sequence that emits zero after a delay and then, with a period, goes on counting.
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first number.
    ///   - period: The time between two numbers; without it there is one.
    ///   - scheduler: Runs the timer and sends the numbers.
    /// - Returns: A sequence that sends 0 and completes or, with a period, sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func timer(
        _ dueTime: any RxTimeSpan,
        period: (any RxTimeSpan)? = nil,
        scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(.timer(dueTime, period: period, scheduler: scheduler))
    }
}
