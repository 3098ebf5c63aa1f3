// Cells that many rows share: why a family has no form of an operator, or how its form differs from the rule's.

extension Cell {
    // MARK: None, by intent

    static let cannotFail = Cell.absent("There are no errors.")
    static let fails = Cell.absent("It can fail.")
    static let one = Cell.absent("There is one element at most.")
    static let startsElsewhere = Cell.absent("It begins as an observable, which is moved or converted.")
    static let begun = Cell.absent("It begins as an observable: `asDriver`, `asSignal`.")
    static let timed = Cell.absent("It has a scheduler of its own: from `asObservable()`, and moved behind it.")
    static let movesOn = Cell.absent("What comes out isn't bound to the main thread: the observable's form.")
    static let connects = Cell.absent("What comes out is an observable: from `asObservable()`.")
    static let sharesAlready = Cell.absent("They are shared already.")
    static let seldomEnds = Cell.absent("Drivers and signals seldom end.")
    static let asCollection = Cell.absent("An array of completables is taken as any collection of them.")
    static let byLabel = Cell.absent("A closure without a label is the main actor's.")

    // MARK: By hand, and why

    static let statements = Cell.byHand("It is more than an expression.")
    static let ownObserver = Cell.byHand("Its closure gets an observer, or a task, that sends what the kind can send.")
    static let otherName = Cell.byHand("It has another name there.")
    static let singlesAlone = Cell.byHand("It is there for singles and completables, each in its own way.")
    static let factoryOnMain = Cell.byHand("Its factory is called on the main thread, wherever it is subscribed to.")
    static let besideShare = Cell.byHand("It is shared in a module above, beside the operator.")
    static let withDecoder = Cell.byHand("Its decoder, and what it makes, may be the main actor's.")
    static let ofOneKind = Cell.byHand("Its sources are all drivers or all signals, whatever their elements are.")
    static let makesThem = Cell.byHand("It is what makes them.")
    static let ofShared = Cell.byHand("Its elements are drivers or signals.")

    // MARK: Other places

    static let ofElement = Cell.on("PrimitiveSequenceType", "Trait: ElementTrait")

    static let maybe = Cell.changed { place, form in
        place.requirements.insert("Trait: ElementTrait", at: 0)
        form.result = form.result.replacing("PrimitiveSequence<Trait, ", with: "Maybe<")
    }

    /// Singles and maybes are taken as such, since completables have no elements.
    static let zipped = Cell.changed { place, form in
        if place.requirements.isEmpty {
            place.requirements = ["Trait: ElementTrait"]
        } else {
            place.requirements = ["Trait: ElementTrait", "Element == Any"]
        }
        form.changeParameters { $0.type.replace("some PrimitiveSequenceType<", with: "PrimitiveSequence<Trait, ") }
    }

    /// The elements of a single or a maybe are asked for one at a time: there is one.
    static func oneAtATime(_ returns: String) -> Cell {
        .changed { place, form in
            place.requirements.insert("Trait: ElementTrait", at: 0)
            form.replace(type: "PrimitiveSequence<Trait, ", with: "Maybe<")
            form.parameters.removeFirst()
            form.body = form.body.map { $0.replacing("maxConcurrent: maxConcurrent", with: "maxConcurrent: 1") }
            form.says("Returns", "\(returns), delivered on the concurrent executor; else it completes without one.")
            // Without its label it stands beside the form whose closure isn't asynchronous, which has to win.
            form.attributes.append("@_disfavoredOverload")
            form.says("Complexity", nil)
        }
    }

    static let mapped = Cell.changed { place, form in
        place.requirements.insert("Trait: ElementTrait", at: 0)
        form.name = "flatMap"
        form.says("Transforms the element with an asynchronous closure.")
        form.says(
            "Returns",
            "The new element, delivered on the concurrent executor. An error, or an empty maybe, passes unchanged."
        )
        form.says("Complexity", nil)
    }

    static let awaited = Cell.changed { place, form in
        place.requirements.insert("Trait: ElementTrait", at: 0)
        form.says("Calls an asynchronous closure with the element before emitting it.")
        form.says("work", "Called with the element; an error that it throws fails the sequence.")
        form.says("Returns", "The source's result, delivered on the concurrent executor.")
        form.says("Complexity", nil)
    }

    static let sameKind = Cell.changed { place, form in
        place.requirements.insert("Trait: ElementTrait", at: 0)
        form.says("Continues with a sequence of the same kind, made from the element.")
        form.says(
            "selector",
            "Makes the single of a single's element, the maybe of a maybe's; an error that it throws fails the sequence."
        )
        form.says("Returns", "The result of that sequence; without an element, the source's result.")
    }

    static let ofMaybe = Cell.of(.maybe) { form in
        form.result = "Single<Element>"
        form.says("Returns", "A single of the maybe's element, or of `default`; fails with the maybe.")
    }

    static let switchesTo = [Kind.maybe, .single].map { other in
        Cell.of(.maybe) { form in
            form.replace(type: "Maybe<Element>", with: other.type(of: "Element"))
            form.says("Returns", "The maybe's element, or the other's result; fails with the one that fails.")
        }
    }

    /// A single has no event for the end of a trigger.
    static let completing = Cell.changed { _, form in
        form.replace(type: "(PrimitiveSequence<Trait, ", with: "(Observable<")
        form.generics[0].replace("PrimitiveSequenceType", with: "ObservableType")
        form.body = form.body.map { $0.replacing("(raw: ", with: "(raw: completing(") + ")" }
        form.says(
            "Returns",
            "The first result that isn't an error. When the trigger fails or completes, so does it; a single that "
                + "completes in this way fails with `RxError.noElements`."
        )
    }

    static let otherOfSameKind = Cell.changed { _, form in
        form.generics = []
        form.requirements = []
        form.replace(type: "Source", with: "PrimitiveSequence<Trait, Element>")
        form.says("dueTime", "The time that the source has for its result.")
        form.says("other", "The sequence to continue with; it has no time limit of its own.")
        form.says("Returns", "The source's result, or the other's.")
    }

    static let usingOfSameKind = Cell.changed { place, form in
        place.type = "PrimitiveSequence"
        let (name, other) = ("observableFactory", "primitiveSequenceFactory")
        form.parameters[1].label = other
        form.parameters[1].name = other
        form.body = form.body.map { $0.replacing(name, with: other) }
        form.documentation = form.documentation.map { $0.replacing(name, with: other) }
    }

    /// A single always has an element.
    static let notSingles = Cell.each([.of(.maybe), .of(.completable)])

    /// Drivers that end at once aren't made by a timer.
    static let withPeriod = Cell.changed { place, form in
        place.type = "SharedSequence"
        form.parameters[1].type = "any RxTimeSpan"
        form.parameters[1].defaultValue = ""
        form.says("A sequence that emits zero after a delay and then goes on counting.")
        form.says("period", "The time between two ticks.")
        form.says("Returns", "A sequence that sends 0, 1, 2 and so on without end, on the main thread.")
    }

    static let withoutPeriod = Cell.changed { _, form in
        form.parameters.remove(at: 1)
        form.body = form.body.map { $0.replacing("period: period, ", with: "") }
        form.says("Emits zero after a delay.")
        form.says("dueTime", "The delay; as soon as possible for zero and less.")
        form.says("Returns", "A sequence with the result 0.")
    }

    /// Completables run one after the other, or at the same time; no elements come of them.
    static func completables(_ order: String, name: String? = nil) -> Cell {
        .of(.completable) { form in
            form.name = name ?? form.name
            form.says("Runs completables \(order).")
            form.says(
                "Returns",
                "Completion when all have completed, at once if there are none; fails with the first that fails."
            )
        }
    }
    static let inOrder = Cell.completables("one after the other")
    static let atOnce = Cell.each([.completables("at the same time"), .completables("at the same time", name: "zip")])

    // MARK: Other bodies

    /// Sources without elements aren't shared, and neither are those that are there at once.
    static let unshared = Cell.changed { place, form in
        place.type = "SharedSequence"
        form.body = form.body.map {
            $0.replacing("SharedSequence(.", with: "SharedSequence(unshared: Observable.").replacing(
                ".of(",
                with: ".from("
            )
        }
    }

    /// What a variadic parameter gives is an array.
    static let of = Cell.changed { place, form in
        place.type = "Infallible"
        form.body = form.body.map { $0.replacing(".of(", with: ".from(") }
    }

    static let ofInfallibles = Cell.changed { place, _ in
        place.requirements = ["Element: InfallibleType & SendableMetatype"]
    }

    static let nothingToShare = Cell.changed { place, form in
        place.type = "SharedSequence"
        form.body = ["SharedSequence(raw: .never())"]
    }

    static let unsharedSequence = Cell.changed { place, form in
        place.type = "SharedSequence"
        form.body = ["SharedSequence(unshared: .from(sequence))"]
    }

    /// Keys are compared on the main thread, too, whatever their `==` is isolated to.
    static func equalOnMain(_ body: String) -> Cell {
        .changed { place, form in
            let isKey = !form.generics.isEmpty
            place.requirements = isKey ? [] : ["Element: Equatable"]
            form.body = [body]
        }
    }

    static let keyPath = Cell.changed { _, form in
        form.parameters[0].type = "KeyPath<Element, Property>"
        form.body = ["distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())"]
        form.attributes = form.availability + ["@_alwaysEmitIntoClient"]
    }

    static let withoutErrors = Cell.changed { _, form in
        form.parameters.removeAll { $0.label == "onError" || $0.label == "afterError" }
        form.body = form.body.map { $0.replacing(/\ (on|after)Error: [^,]+,/, with: "") }
    }

    /// Closures of the main actor are called there, wherever the subscription is made.
    static let subscribedOnMain = Cell.changed { _, form in
        form.body = form.body.map { "let result = " + $0.dropFirst("MainObservable(".count).dropLast() }
        form.body += [
            "let subscribesOnMain = onSubscribe != nil || onSubscribed != nil",
            "return MainObservable(subscribesOnMain ? result.subscribedOnMain() : result)",
        ]
    }

    static func startedOnMain(_ elements: String) -> Cell {
        .body("MainObservable(started(asObservable(), with: \(elements)).subscribedOnMain())")
    }

    static func latest(_ body: String, _ requirement: String?) -> Cell {
        .changed { _, form in
            form.requirements = requirement.map { [$0] } ?? []
            form.body = [body]
        }
    }
}
