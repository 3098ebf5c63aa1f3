internal import RxDisposables
@_spi(Pipeline) public import RxObservable
internal import RxVirtualTime

extension TestScheduler {
    /// Subscribes to a sequence now, runs everything, and draws the events of the sequence.
    ///
    /// ```swift
    /// #expect(scheduler.result(of: source.map { $0.uppercased() }) == "A--B--C|")
    /// ```
    ///
    /// The run ends 1000 ticks after the last event of all sources' diagrams.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - names: Elements that are longer than a character, if a diagram is to show them as they are.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe.
    ///     In the tick of the `!`, events of hot sources come first.
    /// - Returns: The diagram.
    public func result<Element: LosslessStringConvertible>(
        of source: some ObservableConvertibleType<Element>,
        names: [String] = [],
        error: (any Error)? = nil,
        disposedAt: String? = nil
    ) -> Marbles {
        result(source.asObservable(), MarbleNames.own(names, error, resolution), disposedAt)
    }

    /// Subscribes to a sequence now, runs everything, and draws the events of the sequence.
    ///
    /// The run ends 1000 ticks after the last event of all sources' diagrams.
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - values: The elements, by the names that they have in the diagram.
    ///   - error: The error of a `#`; ``MarbleError`` if it is `nil`.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe.
    ///     In the tick of the `!`, events of hot sources come first.
    /// - Returns: The diagram.
    public func result<Element: Equatable>(
        of source: some ObservableConvertibleType<Element>,
        values: [String: Element],
        error: (any Error)? = nil,
        disposedAt: String? = nil
    ) -> Marbles {
        result(source.asObservable(), MarbleNames.known(values, error, resolution), disposedAt)
    }

    /// Subscribes an observer to a sequence, for a run with several of them.
    ///
    /// A subscription at a `^` is made as ``scheduleAt(_:isolation:action:)`` runs its action.
    ///
    /// ```swift
    /// let first = scheduler.record(shared)
    /// let second = scheduler.record(shared, disposedAt: "---!")
    /// scheduler.start()
    /// #expect(first.marbles() == "a--b--c|")
    /// #expect(second.marbles() == "a--b")
    /// ```
    ///
    /// - Parameters:
    ///   - source: The sequence.
    ///   - disposedAt: A diagram with a `!` where to dispose of the subscription, and maybe a `^` where to subscribe;
    ///     traps if it is malformed.
    ///   - isolation: Where the subscription is made: with its caller.
    /// - Returns: The observer.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *)
    public func record<Element>(
        _ source: some ObservableConvertibleType<Element>,
        disposedAt: String? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) -> TestableObserver<Element> {
        recording(of: source.asObservable(), disposedAt, in: .actor(isolation))
    }

    func recording<Element>(
        of source: Observable<Element>,
        _ diagram: String?,
        in place: TestPlace
    ) -> TestableObserver<Element> {
        do throws(MarbleSyntaxError) {
            return try subscribe(source, diagram, in: place).observer
        } catch {
            fatalError("\(error)")
        }
    }

    func result<Element>(
        _ source: Observable<Element>,
        _ names: MarbleNames<Element>,
        _ disposedAt: String?,
        duration: TestTime = 0
    ) -> Marbles {
        run.isCutOff = false
        do throws(MarbleSyntaxError) {
            let (observer, subscription, end) = try subscribe(source, disposedAt, in: .thisThread)
            // The clock goes past the last event of every diagram, and then long enough for timers that this event
            // arms.
            advanceTo(run.origin + max(end, duration, run.lastEvent) + 1000)
            run.isCutOff = hasWaitingActions && observer.events.last?.value.isStopEvent != true
            // The test is over, so sources must not record this disposal.
            run.isTearingDown = true
            subscription.dispose()
            run.isTearingDown = false
            return names.marbles(observer.events, origin: observer.origin)
        } catch {
            return Marbles(.malformed(error))
        }
    }

    /// Subscribes an observer as a diagram of a subscription says, and returns the diagram's length, too.
    private func subscribe<Element>(
        _ source: Observable<Element>,
        _ diagram: String?,
        in place: TestPlace
    ) throws(MarbleSyntaxError) -> (observer: TestableObserver<Element>, subscription: any Disposable, end: TestTime) {
        let script = try MarbleParser.parse(diagram ?? "", MarbleVocabulary(resolution: resolution))
        if let diagram, script.steps.contains(where: \.mark.isOfSequence) {
            throw MarbleSyntaxError(
                diagram: diagram,
                column: 0,
                reason: "The diagram of a subscription has `^`, `!`, and nothing else."
            )
        }
        run.origin = clock
        let start = script.steps.first { $0.mark == .subscribe }?.time ?? 0
        let end = script.steps.first { $0.mark == .unsubscribe }?.time
        let observer = createObserver(Element.self)
        let subscription = SingleAssignmentDisposable()
        // The subscription is made at once: scheduled for this tick, it would come after this tick's events of hot
        // sources, which were scheduled earlier.
        if start == 0 {
            subscription.setDisposable(startingTasks { source.subscribe(unchecked: observer) })
        } else {
            schedule(at: clock + start, in: place) {
                subscription.setDisposable(source.subscribe(unchecked: observer))
            }
        }
        if let end {
            schedule(at: clock + end, in: place) { subscription.dispose() }
        }
        return (observer, subscription, script.duration)
    }
}
