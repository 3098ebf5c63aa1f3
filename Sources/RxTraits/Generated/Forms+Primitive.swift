// Written by `Tools/Forms` from its table: what is changed here is lost.

public import RxObservable
public import RxSchedulers

extension PrimitiveSequence {
    /// A sequence that is made anew for each subscription.
    ///
    /// The form of `deferred(_:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func deferred(
        _ observableFactory: @escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .deferred { try observableFactory().source })
    }
}

extension PrimitiveSequenceType {
    /// A sequence without elements that fails at once.
    ///
    /// The form of ``/RxObservable/ObservableType/error(_:)`` for singles, maybes and completables.
    @_alwaysEmitIntoClient
    public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A sequence without events.
    ///
    /// The form of ``/RxObservable/ObservableType/never()`` for singles, maybes and completables.
    @_alwaysEmitIntoClient
    public static func never() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .never())
    }

    /// Prints what happens: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:)`` for singles, maybes and
    /// completables.
    @_alwaysEmitIntoClient
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function)
        )
    }

    /// Writes what happens to a log of your own: subscribing, each event, and disposal.
    ///
    /// The form of ``/RxObservable/ObservableType/debug(_:trimOutput:file:line:function:write:)`` for singles, maybes
    /// and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func debug(
        _ identifier: String? = nil,
        trimOutput: Bool = false,
        file: String = #file,
        line: UInt = #line,
        function: String = #function,
        write: @escaping @Sendable (String) -> Void
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(
                identifier,
                trimOutput: trimOutput,
                file: file,
                line: line,
                function: function,
                write: write
            )
        )
    }

    /// Subscribes again whenever the source fails.
    ///
    /// The form of ``/RxObservable/ObservableType/retry()`` for singles, maybes and completables.
    @_alwaysEmitIntoClient
    public func retry() -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry())
    }

    /// Subscribes again when the source fails, up to a number of attempts.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(_:)`` for singles, maybes and completables.
    @_alwaysEmitIntoClient
    public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(maxAttemptCount))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
    /// A sequence of one element.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:)`` for singles and maybes.
    @_alwaysEmitIntoClient
    public static func just(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// A sequence of one element, emitted on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/just(_:scheduler:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func just(
        _ element: Element,
        scheduler: any ImmediateSchedulerType
    ) -> PrimitiveSequence<Trait, Element> where Element: Sendable {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }

    /// Combines the elements of two sequences in pairs: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:resultSelector:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        resultSelector: @escaping @Sendable (E1, E2) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, resultSelector))
    }

    /// Combines the elements of three sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        resultSelector: @escaping @Sendable (E1, E2, E3) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, resultSelector))
    }

    /// Combines the elements of four sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, resultSelector))
    }

    /// Combines the elements of five sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4, source5, resultSelector))
    }

    /// Combines the elements of six sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, resultSelector)
        )
    }

    /// Combines the elements of seven sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, resultSelector)
        )
    }

    /// Combines the elements of eight sequences: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>,
        resultSelector: @escaping @Sendable (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: combination(
                .queue,
                source1,
                source2,
                source3,
                source4,
                source5,
                source6,
                source7,
                source8,
                resultSelector
            )
        )
    }

    /// Emits one last element when the source fails, and completes.
    ///
    /// The form of ``/RxObservable/ObservableType/catchAndReturn(_:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func catchAndReturn(_ element: sending Element) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.catchAndReturn(element))
    }

    /// Transforms each element and drops those for which there is no result.
    ///
    /// The form of ``/RxObservable/ObservableType/compactMap(_:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
        PrimitiveSequence(raw: source.compactMap(transform))
    }

    /// Emits only the elements that satisfy a condition.
    ///
    /// The form of ``/RxObservable/ObservableType/filter(_:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
        PrimitiveSequence(raw: source.filter(predicate))
    }

    /// Transforms each element into a sequence, and merges these sequences.
    ///
    /// The form of ``/RxObservable/ObservableType/flatMap(_:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func flatMap<Result>(
        _ selector: @escaping @Sendable (Element) throws -> PrimitiveSequence<Trait, Result>
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.flatMap(selector))
    }

    /// Transforms each element.
    ///
    /// The form of ``/RxObservable/ObservableType/map(_:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func map<Result>(
        _ transform: @escaping @Sendable (Element) throws -> Result
    ) -> PrimitiveSequence<Trait, Result> {
        PrimitiveSequence(raw: source.map(transform))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element == Any {
    /// Combines the elements of two sequences in tuples: the first with the first, the second with the second.
    ///
    /// The form of ``/RxObservable/ObservableType/zip(_:_:)`` for singles and maybes.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public static func zip<E1: Sendable, E2: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>
    ) -> PrimitiveSequence<Trait, (E1, E2)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2) { ($0, $1) })
    }

    /// Combines the elements of three sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3) { ($0, $1, $2) })
    }

    /// Combines the elements of four sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4)> {
        PrimitiveSequence(raw: combination(.queue, source1, source2, source3, source4) { ($0, $1, $2, $3) })
    }

    /// Combines the elements of five sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
        )
    }

    /// Combines the elements of six sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<E1: Sendable, E2: Sendable, E3: Sendable, E4: Sendable, E5: Sendable, E6: Sendable>(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
        )
    }

    /// Combines the elements of seven sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7) {
                ($0, $1, $2, $3, $4, $5, $6)
            }
        )
    }

    /// Combines the elements of eight sequences in tuples: the first with the first, the second with the second.
    @_alwaysEmitIntoClient @_disfavoredOverload @_documentation(visibility: internal)
    public static func zip<
        E1: Sendable,
        E2: Sendable,
        E3: Sendable,
        E4: Sendable,
        E5: Sendable,
        E6: Sendable,
        E7: Sendable,
        E8: Sendable
    >(
        _ source1: PrimitiveSequence<Trait, E1>,
        _ source2: PrimitiveSequence<Trait, E2>,
        _ source3: PrimitiveSequence<Trait, E3>,
        _ source4: PrimitiveSequence<Trait, E4>,
        _ source5: PrimitiveSequence<Trait, E5>,
        _ source6: PrimitiveSequence<Trait, E6>,
        _ source7: PrimitiveSequence<Trait, E7>,
        _ source8: PrimitiveSequence<Trait, E8>
    ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6, E7, E8)> {
        PrimitiveSequence(
            raw: combination(.queue, source1, source2, source3, source4, source5, source6, source7, source8) {
                ($0, $1, $2, $3, $4, $5, $6, $7)
            }
        )
    }
}

extension PrimitiveSequenceType where Element: Sendable {
    /// Delays the elements and the completion.
    ///
    /// The form of `delay(_:scheduler:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delay(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
    }

    /// Subscribes to the source after a delay.
    ///
    /// The form of ``/RxObservable/ObservableType/delaySubscription(_:scheduler:)`` for singles, maybes and
    /// completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func delaySubscription(
        _ dueTime: any RxTimeSpan,
        scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
    }

    /// Moves what follows to a scheduler: the operators and closures after it run there.
    ///
    /// The form of `observe(on:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.observe(on: scheduler))
    }

    /// Subscribes again when the source has failed, if an asynchronous closure returns `true`.
    ///
    /// The form of ``/RxObservable/ObservableType/retry(if:)`` for singles, maybes and completables.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func retry(
        @_inheritActorContext if shouldRetry:
            @escaping @isolated(any) @Sendable (_ error: any Error, _ failures: Int) async throws -> Bool
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.retry(if: shouldRetry))
    }

    /// Subscribes to the source, and disposes of that subscription, on a scheduler.
    ///
    /// The form of ``/RxObservable/ObservableType/subscribe(on:)`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.subscribe(on: scheduler))
    }

    /// Fails when no event comes in time.
    ///
    /// The form of `timeout(_:scheduler:)` of ``/RxObservable/ObservableType`` for singles, maybes and completables.
    @_alwaysEmitIntoClient @_disfavoredOverload
    public func timeout(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Trait: ElementTrait, Element: Sendable {
    /// Calls an asynchronous closure with each element before emitting it, one after the other.
    ///
    /// The form of ``/RxObservable/ObservableType/do(awaiting:)`` for singles and maybes.
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, visionOS 1, *) @_alwaysEmitIntoClient @_disfavoredOverload
    public func `do`(
        @_inheritActorContext awaiting work: @escaping @isolated(any) @Sendable (Element) async throws -> Void
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: source.do(awaiting: work))
    }
}
