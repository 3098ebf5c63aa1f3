// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

extension MainPrimitiveSequence where Trait == SingleTrait {
    /// The single as a maybe, which always has an element.
    ///
    /// The form for the main thread.
    ///
    /// - Returns: The same result.
    @_alwaysEmitIntoClient
    public func asMaybe() -> MainMaybe<Element> {
        MainMaybe(source)
    }
}
