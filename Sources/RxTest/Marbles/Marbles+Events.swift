public import RxObservable

extension Marbles {
    /// Draws events that were recorded elsewhere; an element is named by its description.
    ///
    /// ```swift
    /// print(Marbles(observer.events, from: 200))
    /// ```
    ///
    /// - Parameters:
    ///   - events: The events in order.
    ///   - origin: The tick that is the first column.
    public init<Element>(_ events: [Recorded<Event<Element>>], from origin: TestTime = 0) {
        let steps = events.map { event in
            let mark: MarbleMark =
                switch event.value {
                case .next(let element): .value("\(element)")
                case .error(let error): error is MarbleError ? .error : .otherError("\(error)")
                case .completed: .completed
                }
            return MarbleStep(time: event.time - origin, mark: mark)
        }
        self.init(.recording(steps, MarbleVocabulary()))
    }
}
