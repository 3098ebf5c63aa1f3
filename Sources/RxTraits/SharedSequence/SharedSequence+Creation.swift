public import RxObservable
public import RxSchedulers

extension SharedSequence {
    /// A sequence of one element.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that sends the element and completes.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .just(element))
    }

    /// A sequence without elements.
    ///
    /// - Returns: A sequence that completes at once.
    /// - SeeAlso: [empty](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .empty())
    }

    /// A sequence without events.
    ///
    /// - Returns: A sequence that sends nothing, ever.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(raw: .never())
    }

    /// A sequence that a factory makes anew for each subscriber.
    ///
    /// - Parameter observableFactory: Makes the sequence.
    /// - Returns: A sequence that behaves like the one made for the subscriber.
    /// - SeeAlso: [defer](https://reactivex.io/documentation/operators/defer.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @MainActor () -> SharedSequence<SharingStrategy, Element>
    ) -> SharedSequence<SharingStrategy, Element> {
        let factory = onMain(observableFactory)
        return SharedSequence(.deferred { factory().source })
    }

    /// A sequence of the elements written in the call, all sent while it is being subscribed to on main.
    ///
    /// - Parameter elements: The elements.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> where Element: Sendable {
        SharedSequence(unshared: .from(elements))
    }

    /// A sequence of the elements of an array, all sent while it is being subscribed to on main.
    ///
    /// - Parameter array: The elements.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(_ array: sending [Element]) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .from(array))
    }

    /// A sequence of the elements of a sequence.
    ///
    /// - Parameter sequence: The elements, asked for one at a time.
    /// - Returns: A sequence that sends the elements and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from<Sequence: Swift.Sequence & Sendable>(
        _ sequence: Sequence
    ) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element {
        SharedSequence(unshared: .from(sequence))
    }

    /// A sequence of an element or none.
    ///
    /// - Parameter optional: The element, if there is one.
    /// - Returns: A sequence that sends the element, if there is one, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient
    @_disfavoredOverload
    public static func from(optional: sending Element?) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(unshared: .from(optional: optional))
    }
}

extension SharedSequence where Element: FixedWidthInteger & Sendable {
    /// A sequence that counts up from zero, one number each period.
    ///
    /// - Parameter period: The time before the first number and between two.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [interval](https://reactivex.io/documentation/operators/interval.html)
    @_alwaysEmitIntoClient
    public static func interval(_ period: any RxTimeSpan) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// A sequence that emits zero after a delay and then goes on counting.
    ///
    /// - Parameters:
    ///   - dueTime: The time before the first number.
    ///   - period: The time between two numbers.
    /// - Returns: A sequence that sends 0, 1, 2 and so on without end.
    /// - SeeAlso: [timer](https://reactivex.io/documentation/operators/timer.html)
    @_alwaysEmitIntoClient
    public static func timer(_ dueTime: any RxTimeSpan, period: any RxTimeSpan) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}
