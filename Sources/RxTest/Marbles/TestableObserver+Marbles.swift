extension TestableObserver where Element: LosslessStringConvertible {
    /// Draws the events so far.
    ///
    /// The first column is the tick in which the observer was made.
    ///
    /// - Parameters:
    ///   - names: Elements that are longer than a character, if a diagram is to show them as they are.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    /// - Returns: The diagram.
    public func marbles(names: [String] = [], error: (any Error)? = nil) -> Marbles {
        MarbleNames.own(names, error, scheduler.resolution).marbles(events, origin: origin)
    }
}

extension TestableObserver where Element: Equatable {
    /// Draws the events so far.
    ///
    /// The first column is the tick in which the observer was made.
    ///
    /// - Parameters:
    ///   - values: The elements, by the names that they have in the diagram.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    /// - Returns: The diagram.
    public func marbles(values: [String: Element], error: (any Error)? = nil) -> Marbles {
        MarbleNames.known(values, error, scheduler.resolution).marbles(events, origin: origin)
    }
}

extension TestableObservable {
    /// A diagram for each subscription: `^` where it was made, `!` where it was disposed of.
    ///
    /// ```swift
    /// #expect(source.subscriptionMarbles == ["^----!", "--^--!"])
    /// ```
    ///
    /// The first column is the tick in which the last run began.
    public var subscriptionMarbles: [Marbles] {
        let origin = scheduler.run.origin
        let vocabulary = MarbleVocabulary(resolution: scheduler.resolution)
        return subscriptions.map { subscription in
            var steps = [MarbleStep(time: subscription.subscribe - origin, mark: .subscribe)]
            if subscription.unsubscribe != .max {
                steps.append(MarbleStep(time: subscription.unsubscribe - origin, mark: .unsubscribe))
            }
            return Marbles(.recording(steps, vocabulary))
        }
    }
}
