// Errors and side effects, with closures of the main actor. Details and marble diagrams are at the operators of the
// same name of `ObservableType`.

extension MainObservableType {
    /// Continues with another sequence when the source fails: call it with a closure of the main actor.
    ///
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    public var `catch`: MainCatchOperator<Element> {
        MainCatchOperator(source: promised)
    }
}

/// The type behind `source.catch { … }` on the main thread; you never name it.
public struct MainCatchOperator<Element> {
    @usableFromInline let source: Observable<Element>

    /// Continues with another sequence when the source fails.
    ///
    /// ```swift
    /// titles.observe(on: MainScheduler.instance)
    ///     .catch { error in
    ///         self.present(error)
    ///         return MainObservable.just("")
    ///     }
    ///     .subscribe(onNext: { self.label.text = $0 })
    ///     .disposed(by: bag)
    /// ```
    ///
    /// - Parameter handler: Receives the error, on the main thread, and returns the sequence to continue with; an error
    ///   that it throws fails the result.
    /// - Returns: The source's elements and, if it fails, those of the handler's sequence, wherever they come; ends
    ///   with the one that is last.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func callAsFunction(
        _ handler: @escaping @MainActor (any Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        source.catch(assumeMain(handler))
    }

    /// Continues with another sequence when the source fails.
    ///
    /// - Parameter handler: Receives the error, on the main thread, and returns the sequence to continue with; an error
    ///   that it throws fails the result.
    /// - Returns: The source's elements and, if it fails, those of the handler's sequence, on the main thread; ends
    ///   with the one that is last.
    /// - SeeAlso: [catch](https://reactivex.io/documentation/operators/catch.html)
    @_alwaysEmitIntoClient
    public func callAsFunction(
        _ handler: @escaping @MainActor (any Error) throws -> Observable<Element>
    ) -> MainObservable<Element> where Element: Sendable {
        let handler = assumeMain(handler)
        return MainObservable(source.catch { try handler($0).observedOnMain() })
    }
}

extension MainCatchOperator: Sendable where Element: Sendable {}
