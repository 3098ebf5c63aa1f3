public import RxObservable
public import RxSchedulers

extension PrimitiveSequenceType {
    /// A sequence that fails at once.
    ///
    /// - Parameter error: The error.
    /// - Returns: A sequence that fails with `error`.
    /// - SeeAlso: [throw](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A sequence without a result.
    ///
    /// - Returns: A sequence that never ends.
    /// - SeeAlso: [never](https://reactivex.io/documentation/operators/empty-never-throw.html)
    @_alwaysEmitIntoClient
    public static func never() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .never())
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// A single or maybe of one element.
    ///
    /// - Parameter element: The element.
    /// - Returns: A sequence that succeeds at once.
    /// - SeeAlso: [just](https://reactivex.io/documentation/operators/just.html)
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// A single or maybe of one element, emitted on a scheduler.
    ///
    /// - Parameters:
    ///   - element: The element.
    ///   - scheduler: Sends the element.
    /// - Returns: A sequence that succeeds in a turn of the scheduler's.
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
