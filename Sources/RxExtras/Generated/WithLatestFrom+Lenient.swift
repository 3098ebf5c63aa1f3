// Written by `swift run Forms` from the table in Sources/Forms: what is changed here is lost.

public import RxObservable
internal import RxUnchecked

extension ObservableType {
    /// Lenient form of `withLatestFrom(_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        strict.withLatestFrom(first, second, resultSelector: sendable(resultSelector))
    }

    /// Lenient form of `withLatestFrom(_:_:_:resultSelector:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal)
    @available(swift, obsoleted: 6.0)
    public func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        strict.withLatestFrom(first, second, third, resultSelector: sendable(resultSelector))
    }
}

extension Strict {
    func withLatestFrom<First: ObservableType, Second: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        resultSelector: @escaping @Sendable (Element, First.Element, Second.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable {
        source.withLatestFrom(first, second, resultSelector: resultSelector)
    }

    func withLatestFrom<First: ObservableType, Second: ObservableType, Third: ObservableType, Result>(
        _ first: First,
        _ second: Second,
        _ third: Third,
        resultSelector: @escaping @Sendable (Element, First.Element, Second.Element, Third.Element) throws -> Result
    ) -> Observable<Result> where First.Element: Sendable, Second.Element: Sendable, Third.Element: Sendable {
        source.withLatestFrom(first, second, third, resultSelector: resultSelector)
    }
}
