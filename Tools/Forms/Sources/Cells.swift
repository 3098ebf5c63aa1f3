// Cells shared by many rows: why a family has no form of an operator, or how its form differs from the rule.

extension Cell {
    // MARK: None, by intent

    static let cannotFail = Cell.absent("There are no errors.")
    static let fails = Cell.absent("It can fail.")
    static let one = Cell.absent("There is one element at most.")
    static let elsewhere = Cell.absent("It begins as an observable, which is moved or converted.")
    static let begun = Cell.absent("It begins as an observable: `asDriver`, `asSignal`.")
    static let timed = Cell.absent("It has a scheduler of its own: from `asObservable()`, and moved behind it.")
    static let movesOn = Cell.absent("What comes out isn't bound to the main thread: the observable's form.")
    static let writesAnywhere = Cell.absent("It writes wherever the subscription ends: the observable's form.")
    static let connects = Cell.absent("What comes out is an observable: from `asObservable()`.")
    static let sharesAlready = Cell.absent("They are shared already.")
    static let seldomEnds = Cell.absent("Drivers and signals seldom end.")
    static let asCollection = Cell.absent("An array of completables is taken as any collection of them.")
    static let byLabel = Cell.absent("A closure without a label is the main actor's.")
    static let waitsForNone = Cell.absent("RxSwift's drivers don't wait for each other.")
    static let endsAtOnce = Cell.absent("`take(0)` would end off the main thread; take from `asObservable()`.")
    static let ofWindows = Cell.absent("Its windows are observables.")
    /// Operators of `RxExtras` have forms only where there is a use for them.
    static let unasked = Cell.absent("From `asObservable()`, until there is a use for it.")

    // MARK: By hand, and why

    static let ownObserver = Cell.byHand("Its closure gets an observer, or a task, that sends what the kind can send.")
    static let otherName = Cell.byHand("It has another name there.")
    static let ofSendable = Cell.byHand("It stays on the main thread where its elements are `Sendable`.")
    static let withDecoder = Cell.byHand("Its decoder, and what it makes, may be the main actor's.")
    static let makesThem = Cell.byHand("It is what makes them.")
    static let ofShared = Cell.byHand("Its elements are drivers or signals.")

    // MARK: Other places

    static let onType = Cell.onType { _ in }
    static let ofElement = Cell.ofElement { _ in }
    static let maybe = Cell.ofElement { $0.changeTypes(\.asMaybe) }

    /// The form takes only singles and maybes, since completables have no elements.
    static let zipped = Cell.changed { place, form in
        place.requirements = ["Trait: ElementTrait"] + (place.requirements.isEmpty ? [] : ["Element == Any"])
        form.changeParameters {
            $0.removing("some").retyping("PrimitiveSequenceType", to: "PrimitiveSequence", adding: ["Trait"])
        }
    }

    /// The sources are all drivers or all signals, whatever their elements are.
    static let ofOneKind = Cell.onType { form in
        form.generics.append("Value")
        form.requirements = ["Collection.Element == SharedSequence<SharingStrategy, Value>"]
        if !form.takesClosure { form.requirements.insert("Element == [Value]", at: 0) }
        form.result.replace("[Element]", with: "[Value]")
        form.changeParameters { $0.replacing("Collection.Element.Element", with: "Value") }
        form.changeBody(mappingToSources)
    }

    /// Without sources, a single has the result of no elements.
    static let ofSingles = Cell.of(.single) { form in
        form.requirements = ["Collection.Element == Single<Element>", "Element: Sendable"]
        form.remark = "Without singles, its result is that of no elements."
        guard form.takesClosure else { return form.body = ["zip(collection) { $0 }"] }
        form.generics.append("Result")
        form.parameters[1].type = "@escaping @Sendable ([Element]) throws -> Result"
        form.result = "Single<Result>"
        form.body = [
            "collection.isEmpty", "    ? Single<[Element]>.just([]).map(resultSelector)",
            "    : \(mappingToSources(form.body[0]))",
        ]
    }

    /// A collection of sequences of a known type is mapped by the key path of their sources.
    @Sendable private static func mappingToSources(_ code: Code) -> Code {
        code.replacing(".map { $0.source }", with: ".map(\\.source)")
            .replacing(".map { $0.sourceForOperator() }", with: ".map(\\.source)")
    }

    // MARK: Other elements

    /// A single or a maybe has one element, so the closure is asked once at a time.
    static let oneAtATime = Cell.ofElement { form in
        form.changeTypes(\.asMaybe)
        form.parameters.removeFirst()
        form.changeBody { $0.replacing("maxConcurrent", with: "1") }
        // Without its label the form competes with the synchronous form, which has to win.
        form.isDisfavored = true
    }

    static let mapped = Cell.ofElement { $0.name = "flatMap" }

    /// Lenient forms compete with the synchronous one.
    static let caught = Cell.changed { _, form in
        form.attributes = form.availability + ["@_alwaysEmitIntoClient", "@_disfavoredOverload"]
    }

    static let ofMaybe = Cell.of(.maybe, giving: .single)

    static let switchesTo = Cell.each(
        [Kind.maybe, .single].map { other in
            .of(.maybe) { form in
                form.changeTypes { $0.replacing("Maybe<Element>", with: other.type(of: "Element")) }
            }
        }
    )

    /// A single has no event for the end of a trigger.
    static let completing = Cell.changed { _, form in
        form.changeParameters { $0.retyping("PrimitiveSequence", to: "Observable", dropping: 1) }
        form.generics[0].replace("PrimitiveSequenceType", with: "ObservableType")
        form.remark = "When the trigger completes, so does it; a single then fails with `RxError.noElements`."
        form.changeBody { $0.wrapping { $0.wrapped(in: "completing") } }
    }

    static let otherOfSameKind = Cell.changed { _, form in
        form.generics = []
        form.requirements = []
        form.changeTypes { $0.replacing("Source", with: "PrimitiveSequence<Trait, Element>") }
    }

    static let usingOfSameKind = Cell.onType { form in
        form.parameters[1].label = "primitiveSequenceFactory"
        form.parameters[1].name = "primitiveSequenceFactory"
        form.changeBody { $0.replacing("observableFactory", with: "primitiveSequenceFactory") }
    }

    /// The form for maybes and completables: a single always has an element.
    static let notSingles = Cell.each([.of(.maybe), .of(.completable)])

    /// A driver's timer requires a period: a single tick would end the driver at once.
    static let withPeriod = Cell.onType { form in
        form.parameters[1].type = "any RxTimeSpan"
        form.parameters[1].defaultValue = ""
    }

    static let withoutPeriod = Cell.changed { _, form in
        form.parameters.remove(at: 1)
        form.changeBody { $0.mappingArguments { _, arguments in arguments.filter { $0.label != "period" } } }
    }

    /// Completables run one after the other, or at the same time; they send no elements.
    static let inOrder = Cell.of(.completable)
    static let atOnce = Cell.each([.of(.completable), .of(.completable) { $0.name = "zip" }])

    // MARK: Other bodies

    /// Sources without elements, and sources that send at once, aren't shared.
    static let unshared = Cell.onType { form in
        form.body = form.body.map { Code("Observable\($0.unwrapped)").wrapped(in: "SharedSequence", label: "unshared") }
    }
    static let unsharedSequence = Cell.onType { $0.body = ["SharedSequence(unshared: .from(sequence))"] }
    static let nothingToShare = Cell.onType { form in
        form.body = form.body.map { $0.unwrapped.wrapped(in: "SharedSequence", label: "raw") }
    }

    /// Elements are compared on the main thread, where `==` may be the main actor's, in its code.
    ///
    /// For any code the operator does it, without a closure, which would be an allocation.
    /// The form for any code is the only one that isn't disfavoured, so the type checker tries no other if it fits.
    static let equalOnMain = Cell.each([
        .changed { _, form in
            form.isDisfavored = false
        },
        .changed { place, form in
            place.requirements = place.requirements.map(\.withoutMetatype)
            form.attributes = form.availability + ["@_alwaysEmitIntoClient", "@MainActor", "@_disfavoredOverload"]
            form.body = ["distinctUntilChanged(equalOnMain())"]
        },
    ])

    /// Keys are compared on the main thread, and are nobody's; the main actor's have the form with a key path.
    static let equalKeysOnMain = Cell.body("distinctUntilChanged(keySelector, comparer: equalOnMain())")

    /// The same for drivers: in Swift 5 mode, the form has to rank below the lenient one, and in Swift 6 mode above the
    /// forms with a key path, which a trailing closure doesn't rule out.
    static let equalKeysOfDrivers = Cell.each(
        [true, false].map { isForSwift6 in
            .changed { _, form in
                if !isForSwift6 { form.generics = form.generics.map(\.withoutMetatype) }
                form.body = ["distinctUntilChanged(keySelector, comparer: equalOnMain())"]
                form.attributes.insert(isForSwift6 ? "@available(swift, introduced: 6.0)" : Lenient.obsolete, at: 0)
                if isForSwift6 { form.isDisfavored = false }
            }
        }
    )

    static let keyPath = Cell.each(
        Isolated.allCases.indices.map { index in
            .changed { _, form in
                form =
                    form.forms(
                        reading: "Property",
                        body: "distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())",
                        isDisfavored: { $0 != .unchecked }
                    )[index]
            }
        }
    )

    static let withoutErrors = Cell.changed { _, form in
        let labels = ["onError", "afterError"]
        form.parameters.removeAll { labels.contains($0.label) }
        form.changeBody {
            $0.mappingArguments { _, arguments in arguments.filter { !labels.contains($0.label ?? "") } }
        }
    }

    /// Relays, drivers, signals and control events have these values as well.
    static let infallibleValues = Cell.changed { place, form in
        place.type = "InfallibleConvertibleType"
        form.result = form.result.retyping("AsyncValues", to: "AsyncInfallibleValues")
        form.body = form.body.map { Code("asInfallible().\($0)").wrapped(in: "AsyncInfallibleValues") }
    }

    /// Closures of the main actor are called on the main thread, wherever the subscription is made.
    static let subscribedOnMain = Cell.changed { _, form in
        form.body = [
            "let result = \(form.body[0].unwrapped)",
            "let subscribesOnMain = onSubscribe != nil || onSubscribed != nil",
            "return MainObservable(subscribesOnMain ? result.subscribedOnMain() : result)",
        ]
    }

    static let subscribed = Cell.changed { _, form in
        form.body = form.body.map { $0.wrapping { $0.member("subscribedOnMain()") } }
    }

    /// Whatever subscribes, the elements stay on the main thread, so those that are kept needn't be `Sendable`.
    static let shared = Cell.rebuilt { _, form, strict in
        form.requirements = []
        form.attributes = []
        form.body = [strict.body[0].member("subscribedOnMain()").wrapped(in: "MainObservable")]
    }

    /// Both sequences are the main thread's, so the elements needn't be `Sendable`.
    static let endedOnMain = Cell.rebuilt { place, form, strict in
        place.requirements = []
        form.isDisfavored = false
        let call = strict.body[0]
        guard form.result.first == "SharedSequence" else { return form.body = [call.wrapped(in: "MainObservable")] }
        form.attributes.append("@inline(__always)")
        form.body = ["sharing { \(call.converted(to: "$0", others: ".source")) }"]
    }

    /// With zero it completes at once, on the main thread and not on the subscribing one.
    static let startedUnlessZero = Cell.changed { _, form in
        let count = form.parameters[0].name
        form.body = [
            "let result = \(form.body[0].unwrapped)",
            "return MainObservable(\(count) == 0 ? result.subscribedOnMain() : result)",
        ]
    }

    /// The subscribing thread may also be the thread that continues with the element.
    static let startedAgain = Cell.body(
        "MainObservable(asObservable().replacingError(with: Observable.just(element).subscribedOnMain()))"
    )

    /// Sources of drivers and signals need no conversion; the closure gets sources of one kind.
    static let latest = Cell.rebuilt { _, form, strict in
        form.requirements = form.takesClosure ? ["Source.SharingStrategy == SharingStrategy"] : []
        let call = strict.body[0].converted(to: "sourceForOperator()", others: ".source")
        form.body = [call.replacing("resultSelector", with: "onMain(resultSelector)").wrapped(in: "SharedSequence")]
    }

    /// The closure is cast once: inside another closure, it isn't the argument of an operator.
    static let factoryOnMain = Cell.onType { form in
        form.body = [
            "let factory = onMain(observableFactory)", "return SharedSequence(.deferred { factory().source })",
        ]
    }

    /// The key selector runs on the main actor, but another thread may be in the section of the groups, so the key is
    /// computed before the section.
    static let keyedOnMain = Cell.rebuilt { _, form, strict in
        form.remark = "Keys are also compared wherever a group is released."
        form.result = "Observable<GroupedObservable<Key, Element>>"
        form.body = [
            "map { (key: try keySelector($0), element: $0) }", "    .asObservable()", "    .groupBy { $0.key }",
            "    .map { group in GroupedObservable(key: group.key, source: group.asObservable().map { $0.element }) }",
        ]
    }

    // MARK: Of `RxExtras`

    /// The operator's own body, for closures that are already isolated to the main actor.
    static let asWritten = Cell.rebuilt { _, form, strict in
        form.body = strict.body.map(\.onItself)
        form.modifiers = ["public"]
        guard form.takesClosure else { return }
        form.isDisfavored = false
        if !form.types.contains(where: { $0.contains("throws") }) { form.changeBody { $0.removing("try") } }
    }

    /// The form ranks above the operator, which all sequences also have.
    static let favored = Cell.changed { $1.isDisfavored = false }

    /// The result isn't bound to the main thread.
    static let leaving = Cell.changed { _, form in
        form.result = "Observable<Source.Element>"
        form.body = form.body.map(\.unwrapped)
    }

    static let ofSource = Cell.changed { _, form in
        form.modifiers = ["public"]
        form.changeBody { $0.replacing("sourceForOperator()", with: "source") }
    }

    /// Each kind has another result.
    static func each(_ kinds: KeyValuePairs<Kind, Kind>) -> Cell { .each(kinds.map { .of($0, giving: $1) }) }
}

extension Code {
    fileprivate var asMaybe: Code { retyping("PrimitiveSequence", to: "Maybe", dropping: 1) }

    /// The call of an operator of `asObservable()`, of the sequence itself.
    fileprivate var onItself: Code {
        guard first == "asObservable", case .word(let name) = pieces[2] else { return self }
        return Code(pieces: [.word(String(name.dropFirst()))] + pieces.dropFirst(3))
    }
}
