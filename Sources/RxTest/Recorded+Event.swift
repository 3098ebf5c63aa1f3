public import RxObservable

extension Recorded {
    /// An element at a time.
    ///
    /// - Parameters:
    ///   - time: When it comes, in ticks.
    ///   - element: The element.
    /// - Returns: The recorded event.
    public static func next<Element>(
        _ time: TestTime,
        _ element: Element
    ) -> Recorded<Event<Element>> where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    /// The completion of a sequence at a time.
    ///
    /// - Parameters:
    ///   - time: When it comes, in ticks.
    ///   - type: The type of the elements, if it can't be inferred.
    /// - Returns: The recorded event.
    public static func completed<Element>(
        _ time: TestTime,
        _ type: Element.Type = Element.self
    ) -> Recorded<Event<Element>> where Value == Event<Element> {
        Recorded(time: time, value: .completed)
    }

    /// The failure of a sequence at a time.
    ///
    /// - Parameters:
    ///   - time: When it comes, in ticks.
    ///   - error: Why the sequence fails.
    ///   - type: The type of the elements, if it can't be inferred.
    /// - Returns: The recorded event.
    public static func error<Element>(
        _ time: TestTime,
        _ error: any Error,
        _ type: Element.Type = Element.self
    ) -> Recorded<Event<Element>> where Value == Event<Element> {
        Recorded(time: time, value: .error(error))
    }

    /// A list of events, whose type the compiler infers.
    ///
    /// - Parameter recordedEvents: The events in order.
    /// - Returns: The same events.
    public static func events<Element>(
        _ recordedEvents: Recorded<Event<Element>>...
    ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
        recordedEvents
    }

    /// A list of events, whose type the compiler infers.
    ///
    /// - Parameter recordedEvents: The events in order.
    /// - Returns: The same events.
    public static func events<Element>(
        _ recordedEvents: [Recorded<Event<Element>>]
    ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
        recordedEvents
    }
}
