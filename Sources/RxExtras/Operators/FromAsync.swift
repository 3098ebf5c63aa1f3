public import RxDisposables
public import RxObservable

extension ObservableType where Element: Sendable {
    /// Makes a sequence from a function that takes only a completion handler.
    ///
    /// - Parameter request: The function.
    /// - Returns: A sequence that sends the value of the handler's first call, and completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func fromAsync(
        _ request: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        answered(request)
    }

    /// Makes the sequence of `fromAsync`, for all its forms.
    @_alwaysEmitIntoClient
    static func answered(
        _ request: @escaping @Sendable (@escaping @Sendable (Element) -> Void) -> Void
    ) -> Observable<Element> {
        .create { observer in
            request { result in
                observer.onNext(result)
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }

    /// Makes a sequence from a function with a completion handler.
    ///
    /// ```swift
    /// let sizes = Observable<Int>.fromAsync(measure)  // measure(file:unit:completion:)
    /// _ = sizes("README.md", .bytes).subscribe(onNext: { print($0) })
    /// ```
    ///
    /// ```
    /// handler:       ---x
    /// fromAsync(…):  ---(x|)
    /// ```
    ///
    /// The function is called for each subscription. Further calls of the handler, and calls after disposal, are
    /// ignored.
    ///
    /// - Parameter request: The function; its last argument is the handler.
    /// - Returns: A function of the other arguments that makes a sequence, which sends the handler's value and
    ///   completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func fromAsync<First: Sendable>(
        _ request: @escaping @Sendable (First, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First) -> Observable<Element> {
        { first in Observable<Element>.fromAsync { request(first, $0) } }
    }

    /// Makes a sequence from a function of two arguments and a completion handler.
    ///
    /// - Parameter request: The function; its last argument is the handler.
    /// - Returns: A function of the other arguments that makes a sequence, which sends the handler's value and
    ///   completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func fromAsync<First: Sendable, Second: Sendable>(
        _ request: @escaping @Sendable (First, Second, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second) -> Observable<Element> {
        { first, second in Observable<Element>.fromAsync { request(first, second, $0) } }
    }

    /// Makes a sequence from a function of three arguments and a completion handler.
    ///
    /// - Parameter request: The function; its last argument is the handler.
    /// - Returns: A function of the other arguments that makes a sequence, which sends the handler's value and
    ///   completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable>(
        _ request: @escaping @Sendable (First, Second, Third, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third) -> Observable<Element> {
        { first, second, third in Observable<Element>.fromAsync { request(first, second, third, $0) } }
    }

    /// Makes a sequence from a function of four arguments and a completion handler.
    ///
    /// - Parameter request: The function; its last argument is the handler.
    /// - Returns: A function of the other arguments that makes a sequence, which sends the handler's value and
    ///   completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable>(
        _ request: @escaping @Sendable (First, Second, Third, Fourth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth) -> Observable<Element> {
        { first, second, third, fourth in Observable<Element>.fromAsync { request(first, second, third, fourth, $0) } }
    }

    /// Makes a sequence from a function of five arguments and a completion handler.
    ///
    /// - Parameter request: The function; its last argument is the handler.
    /// - Returns: A function of the other arguments that makes a sequence, which sends the handler's value and
    ///   completes.
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func fromAsync<First: Sendable, Second: Sendable, Third: Sendable, Fourth: Sendable, Fifth: Sendable>(
        _ request:
            @escaping @Sendable (First, Second, Third, Fourth, Fifth, @escaping @Sendable (Element) -> Void) -> Void
    ) -> @Sendable (First, Second, Third, Fourth, Fifth) -> Observable<Element> {
        { first, second, third, fourth, fifth in
            Observable<Element>.fromAsync { request(first, second, third, fourth, fifth, $0) }
        }
    }
}
