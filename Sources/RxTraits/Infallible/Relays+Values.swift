public import RxObservable
public import RxRelay

extension PublishRelay where Element: Sendable {
    /// Each new element, for `for await`; subscribes when it is first asked for one.
    public var values: AsyncInfallibleValues<Element> {
        asInfallible().values
    }

    /// Each new element, for `for await`, with a limit to how many wait; subscribes when it is first asked.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().values(bufferingPolicy: bufferingPolicy)
    }

    /// Each new element from now on, for `for await`: subscribes at once, and keeps what comes until it is asked for.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().valuesFromNow(bufferingPolicy: bufferingPolicy)
    }
}

extension BehaviorRelay where Element: Sendable {
    /// The value and each new one, for `for await`; subscribes when it is first asked for one.
    public var values: AsyncInfallibleValues<Element> {
        asInfallible().values
    }

    /// The value and each new one, for `for await`, with a limit to how many wait; subscribes when it is first asked.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().values(bufferingPolicy: bufferingPolicy)
    }

    /// The value and each new one from now on, for `for await`: subscribes at once, and keeps what comes until it is asked for.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().valuesFromNow(bufferingPolicy: bufferingPolicy)
    }
}

extension ReplayRelay where Element: Sendable {
    /// The kept elements and each new one, for `for await`; subscribes when it is first asked for one.
    public var values: AsyncInfallibleValues<Element> {
        asInfallible().values
    }

    /// The kept elements and each new one, for `for await`, with a limit to how many wait; subscribes when it is first asked.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func values(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().values(bufferingPolicy: bufferingPolicy)
    }

    /// The kept elements and each new one from now on, for `for await`: subscribes at once, and keeps what comes until it is asked for.
    ///
    /// - Parameter bufferingPolicy: What becomes of elements that come faster than they are asked for.
    /// - Returns: An asynchronous sequence of the elements.
    public func valuesFromNow(
        bufferingPolicy: AsyncValues<Element>.BufferingPolicy = .unbounded
    ) -> AsyncInfallibleValues<Element> {
        asInfallible().valuesFromNow(bufferingPolicy: bufferingPolicy)
    }
}
