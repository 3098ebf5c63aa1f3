public import RxDisposables
public import RxObservable

extension ObservableType {
    /// Subscribes methods of an object that isn't kept alive.
    ///
    /// <!-- sample: Swift 6 -->
    /// ```swift
    /// final class Titles: Sendable {
    ///     func show(_ title: String) {}
    ///
    ///     func follow(_ titles: Observable<String>, until bag: DisposeBag) {
    ///         titles.subscribe(weak: self, onNext: Titles.show).disposed(by: bag)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - onNext: A method that takes each element.
    ///   - onError: A method that takes the error; without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: A method that is called at completion.
    ///   - onDisposed: A method that is called once when the subscription is over, in whichever way.
    /// - Returns: The subscription.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe<Object: AnyObject & Sendable>(
        weak object: Object,
        onNext: (@Sendable (Object) -> @Sendable (Element) -> Void)? = nil,
        onError: (@Sendable (Object) -> @Sendable (any Error) -> Void)? = nil,
        onCompleted: (@Sendable (Object) -> @Sendable () -> Void)? = nil,
        onDisposed: (@Sendable (Object) -> @Sendable () -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            with: object,
            onNext: onNext.map { method in { @Sendable object, element in method(object)(element) } },
            onError: onError.map { method in { @Sendable object, error in method(object)(error) } },
            onCompleted: onCompleted.map { method in { @Sendable object in method(object)() } },
            onDisposed: onDisposed.map { method in { @Sendable object in method(object)() } }
        )
    }
}

extension MainObservableType {
    /// Subscribes methods of an object that isn't kept alive.
    ///
    /// - Parameters:
    ///   - object: The object; held weakly.
    ///   - onNext: A method that takes each element.
    ///   - onError: A method that takes the error; without it, an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: A method that is called at completion.
    ///   - onDisposed: A method that is called once when the subscription is over, in whichever way.
    /// - Returns: The subscription.
    @_alwaysEmitIntoClient
    public func subscribe<Object: AnyObject & Sendable>(
        weak object: Object,
        onNext: (@MainActor (Object) -> @MainActor (Element) -> Void)? = nil,
        onError: (@MainActor (Object) -> @MainActor (any Error) -> Void)? = nil,
        onCompleted: (@MainActor (Object) -> @MainActor () -> Void)? = nil,
        onDisposed: (@MainActor (Object) -> @MainActor () -> Void)? = nil
    ) -> any Disposable {
        subscribe(
            with: object,
            onNext: onNext.map { method in { @MainActor object, element in method(object)(element) } },
            onError: onError.map { method in { @MainActor object, error in method(object)(error) } },
            onCompleted: onCompleted.map { method in { @MainActor object in method(object)() } },
            onDisposed: onDisposed.map { method in { @MainActor object in method(object)() } }
        )
    }
}
