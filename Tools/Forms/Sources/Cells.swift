// Cells shared by many rows: why a family has no form of an operator, or how its form differs from the rule.

extension Cell {
    // MARK: None, by intent

    static let cannotFail = Cell.absent("There are no errors.")
    static let fails = Cell.absent("It can fail.")
    static let one = Cell.absent("There is one element at most.")
    static let converted = Cell.absent("It starts as an observable, which is then moved or converted.")
    static let timed = Cell.absent("It has a scheduler of its own: from `asObservable()`, and moved behind it.")
    static let leavesMain = Cell.absent("What comes out isn't bound to the main thread: the observable's form.")
    static let writesAnywhere = Cell.absent("It writes wherever the subscription ends: the observable's form.")
    static let connects = Cell.absent("What comes out is an observable: from `asObservable()`.")
    static let sharesAlready = Cell.absent("They are shared already.")
    static let driversRarelyEnd = Cell.absent("Drivers and signals rarely end.")
    static let asCollection = Cell.absent("An array of completables is taken as any collection of them.")
    static let byLabel = Cell.absent("A closure without a label is the main actor's.")
    static let driversDoNotWait = Cell.absent("RxSwift's drivers don't wait for each other.")
    static let endsAtOnce = Cell.absent("`take(0)` would end off the main thread; take from `asObservable()`.")
    static let ofWindows = Cell.absent("Its windows are observables.")
    /// Operators of `RxExtras` have forms only where there is a use for them.
    static let onDemand = Cell.absent("From `asObservable()`, until there is a use for it.")

    // MARK: Other places

    static let onType = Cell.onType { _ in }
    static let ofElement = Cell.ofElement { _ in }
    static let maybe = Cell.ofElement { $0.changeTypes { $0.retyping("PrimitiveSequence", to: "Maybe", dropping: 1) } }

    /// The form takes only singles and maybes, since completables have no elements.
    static let zipped = Cell.changed { place, form in
        place.requirements = ["Trait: ElementTrait"] + (place.requirements.isEmpty ? [] : ["Element == Any"])
        form.changeParameters {
            $0.removing("some").retyping("PrimitiveSequenceType", to: "PrimitiveSequence", adding: ["Trait"])
        }
    }
}
