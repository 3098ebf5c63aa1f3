public import RxObservable
public import RxRelay

extension ObservableConvertibleType where Element: Sendable {
    /// The sequence as a driver: an error becomes an element and the end.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let hits = Observable<[String]>.error(Offline()).asDriver(onErrorJustReturn: [])
    /// hits.drive(onNext: { print("\($0.count) hits") }).disposed(by: bag)
    /// // Prints "0 hits".
    /// ```
    ///
    /// - Parameter onErrorJustReturn: Sent in place of an error.
    /// - Returns: The source's elements on the main thread; completes with the source, and after that element when it
    ///   fails.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a driver, which continues with another driver if it fails.
    ///
    /// ```swift
    /// let title = titles.asDriver(onErrorDriveWith: .empty())  // keeps the last title, and ends
    /// ```
    ///
    /// - Parameter onErrorDriveWith: The driver to continue with.
    /// - Returns: The source's elements on the main thread, and after an error those of the other driver.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// The sequence as a driver, which continues with the driver that a closure returns for an error.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let title = Observable<String>.error(Offline()).asDriver(onErrorRecover: { error in .just("failed: \(error)") })
    /// title.drive(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "failed: Offline()".
    /// ```
    ///
    /// - Parameter onErrorRecover: Returns the driver to continue with.
    /// - Returns: The source's elements on the main thread, and after an error those of the handler's driver.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver(onErrorRecover: @escaping @MainActor (any Error) -> Driver<Element>) -> Driver<Element> {
        self.asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension InfallibleType where Element: Sendable {
    /// The sequence, which can't fail, as a driver.
    ///
    /// - Returns: The source's elements on the main thread; completes with the source.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The value as a driver.
    @_alwaysEmitIntoClient
    public func asDriver() -> Driver<Element> {
        asSharedSequence()
    }
}

extension BehaviorRelay {
    // The parameter keeps it from being a second witness, where a client's protocol requires `asDriver()`.
    /// The relay of a main-actor class, whose elements may be anything, as a driver.
    ///
    /// A relay of elements that aren't `Sendable` stays where it is, and here that is the main actor.
    ///
    /// - Returns: The value and each new one, on the main thread.
    @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func asDriver(_: Void = ()) -> Driver<Element> {
        Driver(ObserveOn(asObservable(), DriverSharingStrategy.scheduler))
    }
}

extension BehaviorRelay where Element: Sendable {
    /// The relay, which can't fail, as a driver.
    ///
    /// - Returns: The value and each new one, on the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asDriver() -> Driver<Element> {
        Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
    /// The elements of an asynchronous sequence that can't fail, as a driver.
    ///
    /// ```swift
    /// ticks.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// As long as there is a subscriber, one task iterates, on the concurrent executor. It is cancelled with the last
    /// subscription, which ends an `AsyncStream` for good; if subscribers come and go, use
    /// ``SharedSequence/asyncSequence(priority:_:)``, which makes a sequence for the first of them each time.
    ///
    /// - Parameter priority: The priority of the task; without it, that of the subscribing task or thread.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    @_alwaysEmitIntoClient
    public func asDriver(priority: TaskPriority? = nil) -> Driver<Element> {
        asInfallible(priority: priority).asDriver()
    }
}
