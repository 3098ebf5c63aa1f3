internal import RxObservable
internal import RxVirtualTime

extension TestScheduler {
    /// A hot sequence of strings, drawn as a marble diagram.
    ///
    /// - Parameters:
    ///   - diagram: The events. The first column is now, or the `^` is: events before it are already past.
    ///   - names: Elements that are longer than a character.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - file: Where to report a malformed diagram.
    ///   - line: Where to report a malformed diagram.
    /// - Returns: The sequence, which records its subscriptions.
    public func hot(
        _ diagram: String,
        names: [String] = [],
        error: (any Error)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> TestableObservable<String> {
        hot(diagram, MarbleNames.own(names, error, resolution), TestLocation(file, line))
    }

    /// A hot sequence, drawn as a marble diagram.
    ///
    /// - Parameters:
    ///   - diagram: The events. The first column is now, or the `^` is: events before it are already past.
    ///   - values: The elements, by the names that they have in the diagram.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - file: Where to report a malformed diagram.
    ///   - line: Where to report a malformed diagram.
    /// - Returns: The sequence, which records its subscriptions.
    public func hot<Element>(
        _ diagram: String,
        values: sending [String: Element],
        error: (any Error)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> TestableObservable<Element> {
        hot(diagram, MarbleNames.given(values, error, resolution), TestLocation(file, line))
    }

    /// A cold sequence of strings, drawn as a marble diagram.
    ///
    /// - Parameters:
    ///   - diagram: The events. The first column is the tick of the subscription.
    ///   - names: Elements that are longer than a character.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - file: Where to report a malformed diagram.
    ///   - line: Where to report a malformed diagram.
    /// - Returns: The sequence, which records its subscriptions.
    public func cold(
        _ diagram: String,
        names: [String] = [],
        error: (any Error)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> TestableObservable<String> {
        cold(diagram, MarbleNames.own(names, error, resolution), TestLocation(file, line))
    }

    /// A cold sequence, drawn as a marble diagram.
    ///
    /// - Parameters:
    ///   - diagram: The events. The first column is the tick of the subscription.
    ///   - values: The elements, by the names that they have in the diagram.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - file: Where to report a malformed diagram.
    ///   - line: Where to report a malformed diagram.
    /// - Returns: The sequence, which records its subscriptions.
    public func cold<Element>(
        _ diagram: String,
        values: sending [String: Element],
        error: (any Error)? = nil,
        file: StaticString = #filePath,
        line: UInt = #line
    ) -> TestableObservable<Element> {
        cold(diagram, MarbleNames.given(values, error, resolution), TestLocation(file, line))
    }

    private func hot<Element>(
        _ diagram: String,
        _ names: MarbleNames<Element>,
        _ location: TestLocation
    ) -> TestableObservable<Element> {
        let now = clock
        let events = events(diagram, names, isHot: true, location)
        return TestableObservable(self, events.map { Recorded(time: now + $0.time, value: $0.value) }, isHot: true)
    }

    private func cold<Element>(
        _ diagram: String,
        _ names: MarbleNames<Element>,
        _ location: TestLocation
    ) -> TestableObservable<Element> {
        TestableObservable(self, events(diagram, names, isHot: false, location), isHot: false)
    }

    private func events<Element>(
        _ diagram: String,
        _ names: MarbleNames<Element>,
        isHot: Bool,
        _ location: TestLocation
    ) -> [Recorded<Event<Element>>] {
        do throws(MarbleSyntaxError) {
            let (events, duration) = try names.events(diagram, isHot: isHot)
            run.extend(to: duration)
            return events
        } catch {
            FailureReporter.report(TestFailure(message: "\(error)", location: location))
            return [.error(0, error)]
        }
    }
}
