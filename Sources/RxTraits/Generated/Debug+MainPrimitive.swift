// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension MainPrimitiveSequence {
    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form for the main thread.
    ///
    /// - Parameters:
    ///   - identifier: The name in each line; without it, the place of the call.
    ///   - trimOutput: Whether an event's text of more than 40 characters is cut in the middle.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - function: The function of the call.
    /// - Returns: The source's events.
    /// - SeeAlso: [do](https://reactivex.io/documentation/operators/do.html)
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> MainPrimitiveSequence<Trait, Element> {
        MainPrimitiveSequence(
            source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }
}
