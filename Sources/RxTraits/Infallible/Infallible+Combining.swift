public import RxObservable

extension InfallibleType {
    /// Continues with another sequence when the source has completed; call it: `x.concat(y)`.
    ///
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public var concat: InfallibleConcatOperator<Element> {
        InfallibleConcatOperator(source: asObservable())
    }
}

/// The type behind `source.concat(other)`; you never name it.
///
/// A property and not a method for the reason that `ConcatOperator` gives.
public struct InfallibleConcatOperator<Element> {
    fileprivate let source: Observable<Element>

    /// Continues with another sequence when the source has completed.
    ///
    /// ```swift
    /// let greeting = Infallible.of("hello").concat(Infallible.of("how are you?"))
    /// _ = greeting.subscribe(onNext: { print($0) })
    /// // Prints "hello", "how are you?".
    /// ```
    ///
    /// - Parameter second: The sequence to continue with.
    /// - Returns: The elements of both, one after the other; completes with the second.
    /// - SeeAlso: [concat](https://reactivex.io/documentation/operators/concat.html)
    public func callAsFunction<Source: InfallibleType>(_ second: Source) -> Infallible<Element>
    where Source.Element == Element {
        Infallible(source.concat(second.asObservable()))
    }
}

extension InfallibleConcatOperator: Sendable where Element: Sendable {}
