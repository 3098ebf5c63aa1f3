// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable

extension SharedSequenceConvertibleType {
    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for drivers and signals.
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
    public consuming func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            sourceForOperator().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }
}
