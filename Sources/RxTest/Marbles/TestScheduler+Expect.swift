public import RxObservable

extension TestScheduler {
    /// Subscribes to a sequence now, runs everything, and expects the events of a diagram.
    ///
    /// A failure goes through ``FailureReporter``, with both diagrams.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - diagram: The expected events.
    ///   - names: Elements that are longer than a character.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe.
    ///   - file: Where to report a failure.
    ///   - line: Where to report a failure.
    public func expect<Element: LosslessStringConvertible>(
        _ source: some ObservableConvertibleType<Element>,
        _ diagram: Marbles,
        names: [String] = [],
        error: (any Error)? = nil,
        disposedAt: String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let names = MarbleNames<Element>.own(names, error, resolution)
        expect(source.asObservable(), diagram, names, disposedAt, TestLocation(file, line))
    }

    /// Subscribes to a sequence now, runs everything, and expects the events of a diagram.
    ///
    /// A failure goes through ``FailureReporter``, with both diagrams.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - diagram: The expected events.
    ///   - values: The elements, by the names that they have in the diagram.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe.
    ///   - file: Where to report a failure.
    ///   - line: Where to report a failure.
    public func expect<Element: Equatable>(
        _ source: some ObservableConvertibleType<Element>,
        _ diagram: Marbles,
        values: [String: Element],
        error: (any Error)? = nil,
        disposedAt: String? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let names = MarbleNames<Element>.known(values, error, resolution)
        expect(source.asObservable(), diagram, names, disposedAt, TestLocation(file, line))
    }

    /// Expects when a sequence was subscribed to and disposed of in the run that is over.
    ///
    /// ```swift
    /// scheduler.expectSubscriptions(of: source, "^----!", "--^--!")
    /// ```
    ///
    /// A failure goes through ``FailureReporter``, with all diagrams.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - diagrams: One for each subscription: `^` where it was made, `!` where it was disposed of.
    ///   - file: Where to report a failure.
    ///   - line: Where to report a failure.
    public func expectSubscriptions<Element>(
        of source: TestableObservable<Element>,
        _ diagrams: Marbles...,
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let actual = source.subscriptionMarbles
        guard actual != diagrams else { return }
        var message = "The source was subscribed to \(actual.count) times, and expected to be \(diagrams.count) times."
        if actual.count == diagrams.count {
            message = "The subscriptions differ."
        }
        for index in 0..<max(actual.count, diagrams.count) {
            message +=
                "\n"
                + MarbleComparison(
                    expected: index < diagrams.count ? diagrams[index] : nil,
                    actual: index < actual.count ? actual[index] : nil
                ).text
        }
        FailureReporter.report(TestFailure(message: message, location: TestLocation(file, line)))
    }

    private func expect<Element>(
        _ source: Observable<Element>,
        _ diagram: Marbles,
        _ names: MarbleNames<Element>,
        _ disposedAt: String?,
        _ location: TestLocation
    ) {
        let duration = (try? diagram.script(names.vocabulary).duration) ?? 0
        let actual = result(source, names, disposedAt, duration: duration)
        guard actual != diagram else { return }
        var message = MarbleComparison(expected: diagram, actual: actual, title: "The events differ.").text
        if run.isCutOff {
            message += "\n  The run ended in tick \(clock - run.origin), with actions that wait for a later one."
        }
        FailureReporter.report(TestFailure(message: message, location: location))
    }
}
