// What many rows say of a family: why there is no form, or how one differs from what the rule gives.

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
    static let byLabel = Cell.absent("A closure without a label is the main actor's.")

    // MARK: By hand, and why

    static let statements = Cell.byHand("It is more than an expression.")
    static let ownObserver = Cell.byHand("Its closure gets an observer, or a task, that sends what the kind can send.")
    static let sameKind = Cell.byHand("What it goes on with is a sequence of the same kind.")
    static let otherKind = Cell.byHand("What comes out is a sequence of another kind.")
    static let otherName = Cell.byHand("It has another name there, or no limit: there is one element at most.")
    static let completablesAlone = Cell.byHand("It is there for completables alone.")
    static let singlesAlone = Cell.byHand("It is there for singles and completables, each in its own way.")
    static let notSingles = Cell.byHand("A single always has an element.")
    static let withoutPeriod = Cell.byHand("There is no period.")
    static let factoryOnMain = Cell.byHand("Its factory is called on the main thread, wherever it is subscribed to.")
    static let nothingToShare = Cell.byHand("There is nothing to share.")
    static let withPeriod = Cell.byHand("There is always a period.")
    static let ofOneKind = Cell.byHand("Its sources are all drivers or all signals, whatever their elements are.")
    static let makesThem = Cell.byHand("It is what makes them.")
    static let triggerEnds = Cell.byHand("A single whose trigger completes fails.")
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
        form.parameters = form.parameters?.map { parameter in
            var parameter = parameter
            parameter.type = parameter.type.replacing("some PrimitiveSequenceType<", with: "PrimitiveSequence<Trait, ")
            return parameter
        }
    }

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
        form.parameters?[0].type = "KeyPath<Element, Property>"
        form.body = ["distinctUntilChanged(readOnMain(keyPath), comparer: equalOnMain())"]
        form.attributes = form.availability + ["@_alwaysEmitIntoClient"]
    }

    static let withoutErrors = Cell.changed { _, form in
        form.parameters?.removeAll { $0.label == "onError" || $0.label == "afterError" }
        form.body.removeAll { $0.contains("onError:") || $0.contains("afterError:") }
    }

    /// Closures of the main actor are called there, wherever the subscription is made.
    static let subscribedOnMain = Cell.changed { _, form in
        let call = form.body.dropFirst().dropLast().map { String($0.dropFirst(4)) }
        form.body =
            ["let result = " + call[0]] + call.dropFirst() + [
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
