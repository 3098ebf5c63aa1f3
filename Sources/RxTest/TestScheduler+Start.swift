internal import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxVirtualTime

extension TestScheduler {
    /// Makes, subscribes to and disposes of a sequence at given times, and runs everything that is scheduled.
    ///
    /// - Parameters:
    ///   - created: When the sequence is made.
    ///   - subscribed: When it is subscribed to.
    ///   - disposed: When the subscription is disposed of.
    ///   - create: Makes the sequence.
    /// - Returns: An observer with the events of the sequence.
    public func start<Element>(
        created: TestTime,
        subscribed: TestTime,
        disposed: TestTime,
        create: @escaping () -> Observable<Element>
    ) -> TestableObserver<Element> {
        let observer = createObserver(Element.self)
        let subscription = SingleAssignmentDisposable()
        let source = Later<Observable<Element>>()
        let here = TestPlace.thisThread
        schedule(at: created, in: here) { source.value = create() }
        schedule(at: subscribed, in: here) {
            subscription.setDisposable(source.required.subscribe(unchecked: observer))
        }
        schedule(at: disposed, in: here) { subscription.dispose() }
        start()
        return observer
    }

    /// Makes a sequence at 100, subscribes to it at 200, disposes of it, and runs everything that is scheduled.
    ///
    /// - Parameters:
    ///   - disposed: When the subscription is disposed of.
    ///   - create: Makes the sequence.
    /// - Returns: An observer with the events of the sequence.
    public func start<Element>(
        disposed: TestTime,
        create: @escaping () -> Observable<Element>
    ) -> TestableObserver<Element> {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Makes a sequence at 100, subscribes to it at 200, disposes of it at 1000, and runs everything.
    ///
    /// - Parameter create: Makes the sequence.
    /// - Returns: An observer with the events of the sequence.
    public func start<Element>(_ create: @escaping () -> Observable<Element>) -> TestableObserver<Element> {
        start(disposed: Defaults.disposed, create: create)
    }

    /// Makes, subscribes to and disposes of a sequence at given times, and runs everything that is scheduled.
    ///
    /// - Parameters:
    ///   - created: When the sequence is made.
    ///   - subscribed: When it is subscribed to.
    ///   - disposed: When the subscription is disposed of.
    ///   - create: Makes the sequence, which may be anything that can be subscribed to: a single, a driver, a type of
    ///     your own.
    /// - Returns: An observer with the events of the sequence.
    public func start<Source: ObservableConvertibleType>(
        created: TestTime,
        subscribed: TestTime,
        disposed: TestTime,
        create: @escaping () -> Source
    ) -> TestableObserver<Source.Element> {
        start(created: created, subscribed: subscribed, disposed: disposed) { create().asObservable() }
    }

    /// Makes a sequence at 100, subscribes to it at 200, disposes of it, and runs everything that is scheduled.
    ///
    /// - Parameters:
    ///   - disposed: When the subscription is disposed of.
    ///   - create: Makes the sequence, which may be anything that can be subscribed to: a single, a driver, a type of
    ///     your own.
    /// - Returns: An observer with the events of the sequence.
    public func start<Source: ObservableConvertibleType>(
        disposed: TestTime,
        create: @escaping () -> Source
    ) -> TestableObserver<Source.Element> {
        start(disposed: disposed) { create().asObservable() }
    }

    /// Makes a sequence at 100, subscribes to it at 200, disposes of it at 1000, and runs everything.
    ///
    /// - Parameter create: Makes the sequence, which may be anything that can be subscribed to: a single, a driver, a
    ///   type of your own.
    /// - Returns: An observer with the events of the sequence.
    public func start<Source: ObservableConvertibleType>(
        _ create: @escaping () -> Source
    ) -> TestableObserver<Source.Element> {
        start { create().asObservable() }
    }
}

/// A value that one action of a run stores for a later one.
private final class Later<Value> {
    var value: Value?

    var required: Value {
        guard let value else {
            fatalError("The sequence was subscribed to before it was made. Let `created` come before `subscribed`.")
        }
        return value
    }
}
