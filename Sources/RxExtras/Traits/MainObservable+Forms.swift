public import RxObservable

// Forms of operators with bodies of their own: the others are written by `Tools/Forms`.

extension MainObservableType {
    /// Transforms each element into a sequence, and merges these sequences, a limited number at a time.
    ///
    /// The form of `flatMap(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread:
    /// its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func flatMap<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        promised.flatMap(maxConcurrent: maxConcurrent, assumeMain(selector))
    }
}

extension MainObservableType where Element: Sendable {
    /// Transforms each element into a sequence, runs several at a time, and emits their elements in the order of the
    /// source.
    ///
    /// The form of `concatMapEager(maxConcurrent:_:)` of ``/RxObservable/ObservableType`` for sequences of the main
    /// thread: its closure runs on the main actor.
    @_alwaysEmitIntoClient
    public func concatMapEager<Source: ObservableConvertibleType & SendableMetatype>(
        maxConcurrent: Int = .max,
        _ selector: @escaping @MainActor (Element) throws -> Source
    ) -> Observable<Source.Element> {
        promised.concatMapEager(maxConcurrent: maxConcurrent, assumeMain(selector))
    }
}

extension MainObservableType where Element: Collection & SendableMetatype {
    /// Transforms each element of each collection.
    ///
    /// The form of `mapMany(_:)` of ``/RxObservable/ObservableType`` for sequences of the main thread: its closure runs
    /// on the main actor.
    @_alwaysEmitIntoClient
    public func mapMany<Result>(
        _ transform: @escaping @MainActor (Element.Element) throws -> Result
    ) -> MainObservable<[Result]> {
        map { try $0.map(transform) }
    }
}
