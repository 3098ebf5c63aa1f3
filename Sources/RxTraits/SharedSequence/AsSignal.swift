public import RxObservable
public import RxRelay

extension ObservableConvertibleType where Element: Sendable {
    /// The sequence as a signal: an error becomes an element and the end.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let hits = Observable<[String]>.error(Offline()).asSignal(onErrorJustReturn: [])
    /// hits.emit(onNext: { print("\($0.count) hits") }).disposed(by: bag)
    /// // Prints "0 hits".
    /// ```
    ///
    /// - Parameter onErrorJustReturn: Sent in place of an error.
    /// - Returns: The source's elements on the main thread; completes with the source, and after that element when it
    ///   fails.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a signal, which continues with another signal if it fails.
    ///
    /// ```swift
    /// let title = titles.asSignal(onErrorSignalWith: .empty())
    /// ```
    ///
    /// - Parameter onErrorSignalWith: The signal to continue with.
    /// - Returns: The source's elements on the main thread, and after an error those of the other signal.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// The sequence as a signal, which continues with the signal that a closure returns for an error.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let title = Observable<String>.error(Offline()).asSignal(onErrorRecover: { error in .just("failed: \(error)") })
    /// title.emit(onNext: { print($0) }).disposed(by: bag)
    /// // Prints "failed: Offline()".
    /// ```
    ///
    /// - Parameter onErrorRecover: Returns the signal to continue with.
    /// - Returns: The source's elements on the main thread, and after an error those of the handler's signal.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSignal(onErrorRecover: @escaping @MainActor (any Error) -> Signal<Element>) -> Signal<Element> {
        self.asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

extension InfallibleType where Element: Sendable {
    /// The sequence, which can't fail, as a signal.
    ///
    /// - Returns: The source's elements on the main thread; completes with the source.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The value as a signal.
    @_alwaysEmitIntoClient
    public func asSignal() -> Signal<Element> {
        asSharedSequence()
    }
}

extension PublishRelay {
    // The parameter keeps it from being a second witness, where a client's protocol requires `asSignal()`.
    /// The relay of a main-actor class, whose elements may be anything, as a signal.
    ///
    /// A relay of elements that aren't `Sendable` stays where it is, and here that is the main actor.
    ///
    /// - Returns: Each new element, on the main thread.
    @_alwaysEmitIntoClient @MainActor @_disfavoredOverload
    public func asSignal(_: Void = ()) -> Signal<Element> {
        Signal(ObserveOn(asObservable(), SignalSharingStrategy.scheduler))
    }
}

extension PublishRelay where Element: Sendable {
    /// The relay, which can't fail, as a signal.
    ///
    /// - Returns: Each new element, on the main thread.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func asSignal() -> Signal<Element> {
        Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
    /// The elements of an asynchronous sequence that can't fail, as a signal.
    ///
    /// ```swift
    /// ticks.asSignal().emit(onNext: { print($0) }).disposed(by: bag)
    /// ```
    ///
    /// As long as there is a subscriber, one task iterates, on the concurrent executor. It is cancelled with the last
    /// subscription, which ends an `AsyncStream` for good; if subscribers come and go, use
    /// ``SharedSequence/asyncSequence(priority:_:)``, which makes a sequence for the first of them each time.
    ///
    /// - Parameter priority: The priority of the task; without it, that of the subscribing task or thread.
    /// - Returns: The elements on the main thread; completes with the asynchronous sequence.
    @_alwaysEmitIntoClient
    public func asSignal(priority: TaskPriority? = nil) -> Signal<Element> {
        asInfallible(priority: priority).asSignal()
    }
}
