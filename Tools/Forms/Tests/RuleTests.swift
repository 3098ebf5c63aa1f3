import Testing

@testable import Forms

/// The texts that the program reads and writes, and the effects of its rules.
struct RuleTests {
    private let source = """
        extension ObservableType where Element: Sendable {
            /// Transforms each element.
            ///
            /// - Parameter transform: Makes the new element; an error that it throws fails the sequence.
            /// - Returns: The transformed elements; ends with the source.
            @_alwaysEmitIntoClient
            @_disfavoredOverload
            public func change<Result>(
                _ transform: @escaping @Sendable (Element) throws -> Result,
                by scheduler: any SchedulerType = CurrentThreadScheduler.instance
            ) -> Observable<Result> {
                changed(asObservable(), transform, scheduler)
            }
        }

        """

    private var home: Extension { Reader.extensions(in: source)[0] }

    @Test func `what is read is written as it was`() {
        // Attributes share a line.
        #expect(Writer.text(home) == source.replacing("Client\n    @_", with: "Client @_"))
        let form = home.members[0]
        #expect(form.signature == "change(_:by:)")
        #expect(
            form.parameters.map(\.type) == ["@escaping @Sendable (Element) throws -> Result", "any SchedulerType"]
        )
        #expect(form.result == "Observable<Result>")
    }

    @Test func `a lenient form drops what Swift 6 asks for`() throws {
        let (place, form) = try #require(Lenient(inner: []).form(of: home.members[0], in: home))
        #expect(place.requirements == [])
        #expect(form.parameters[0].type == "@escaping (Element) throws -> Result")
        #expect(form.attributes == ["@_alwaysEmitIntoClient", "@available(swift, obsoleted: 6.0)"])
        #expect(form.body == ["changed(asObservable(), sendable(transform), scheduler)"])
    }

    @Test func `what is asynchronous has no lenient form`() {
        var form = home.members[0]
        form.parameters[0].type = "@escaping @isolated(any) @Sendable (Element) async throws -> Result"
        #expect(Lenient(inner: []).form(of: form, in: home) == nil)
    }

    @Test func `a closure is handed to an operator as it is`() throws {
        var form = home.members[0]
        form.body = ["Infallible(asObservable().change(transform, by: scheduler))"]
        let lenient = try #require(Lenient(inner: []).form(of: form, in: home))
        #expect(lenient.form.body == form.body)
        let inner = try #require(Lenient(inner: ["change"]).form(of: form, in: home))
        #expect(inner.form.body == ["Infallible(asObservable().change(sendable(transform), by: scheduler))"])
    }

    @Test func `a family has words of its own`() {
        let infallible = Family.infallible.form(of: home.members[0], in: home)
        #expect(infallible.home.type == "InfallibleType")
        #expect(infallible.form.parameters[0].type == "@escaping @Sendable (Element) -> Result")
        #expect(infallible.form.result == "Infallible<Result>")
        #expect(infallible.form.body == ["Infallible(asObservable().change(transform, by: scheduler))"])
        let main = Family.main.form(of: home.members[0], in: home)
        #expect(main.form.parameters[0].type == "@escaping @MainActor (Element) throws -> Result")
        #expect(main.form.body == ["MainObservable(asObservable().change(onMain(transform), by: scheduler))"])
    }

    @Test func `a comment is the operator's first sentence and one of the family`() {
        let strict = Generator.Form("RxObservable", "", Extension(type: "ObservableType"), home.members[0])
        let (place, form) = Family.infallible.form(of: strict.form, in: home)
        let comment = Generator.Form("RxTraits", "Infallible", place, form, of: strict).comment(isOverloaded: false)
        let sentence =
            "The form of ``/RxObservable/ObservableType/change(_:by:)`` for sequences that can't fail: its closure "
            + "doesn't throw."
        #expect(comment == ["Transforms each element.", "", sentence])
    }

    @Test func `a cell gives the form of one kind`() {
        var (place, form) = Family.primitive.form(of: home.members[0], in: home)
        form.result = "PrimitiveSequence<Trait, Element>"
        #expect(Cell.of(.single).change(&place, &form, of: home.members[0]))
        #expect(place.requirements == ["Trait == SingleTrait", "Element: Sendable"])
        #expect(form.result == "Single<Element>")
        #expect(!Cell.absent("There is none.").change(&place, &form, of: home.members[0]))
    }

    @Test func `a closure that makes a sequence makes one of the form's kind`() {
        var strict = home.members[0]
        strict.modifiers = ["public", "static"]
        strict.parameters[0].type = "@escaping @Sendable () throws -> Observable<Element>"
        strict.parameters.removeLast()
        let single = Family.primitive.form(of: strict, in: home).form
        #expect(single.parameters[0].type == "@escaping @Sendable () throws -> PrimitiveSequence<Trait, Element>")
        #expect(single.body == ["PrimitiveSequence(raw: .change { try transform().source })"])
        let infallible = Family.infallible.form(of: strict, in: home).form
        #expect(infallible.body == ["Infallible(.change { transform().asObservable() })"])
    }

    @Test func `arities follow from the form for two`() {
        var two = Declaration()
        two.documentation = ["Combines two sequences."]
        two.name = "join"
        two.generics = ["E1", "E2"]
        two.parameters = [1, 2].map { .init(label: "_", name: "source\($0)", type: "some ObservableType<E\($0)>") }
        two.result = "Observable<(E1, E2)>"
        two.body = ["combination(.latest, source1, source2) { ($0, $1) }"]
        let three = Arity.form(of: two, count: 3)
        let sentence = "The form of ``join(_:_:)`` for three sources."
        #expect(three.documentation == ["Combines two sequences.", "", sentence])
        #expect(three.parameters.last?.type == "some ObservableType<E3>")
        #expect(three.result == "Observable<(E1, E2, E3)>")
        #expect(three.body == ["combination(.latest, source1, source2, source3) { ($0, $1, $2) }"])
    }

    /// A member of observables that takes a closure for each kind of event.
    private func subscribing(with start: [Declaration.Parameter] = []) -> Declaration {
        let given = start.isEmpty ? "" : "Object, "
        let closures = [
            ("onNext", "\(given)Element"), ("onError", "\(given)any Error"), ("onCompleted", ""), ("onDisposed", ""),
        ]
        return Declaration(
            documentation: ["Starts it.", "", "- Returns: The subscription."],
            attributes: ["@_disfavoredOverload"],
            modifiers: ["public"],
            name: "subscribe",
            parameters: start
                + closures.map { .init(label: $0, name: $0, type: "(@Sendable (\($1)) -> Void)?", defaultValue: "nil") },
            result: "any Disposable"
        )
    }

    @Test func `what subscribes has the closures that the kind has events for`() throws {
        let plain = subscribing()
        let weak = subscribing(with: [.init(label: "with", name: "object", type: "Object")])
        let single = try #require(Handling.all.first { $0.kind == .single && !$0.isOnMain })
        #expect(single.forms(of: plain).map(\.signature) == ["subscribe(onSuccess:onFailure:onDisposed:)"])
        let form = try #require(single.forms(of: weak).first)
        #expect(form.signature == "subscribe(with:onSuccess:onFailure:onDisposed:)")
        #expect(
            form.parameters.map(\.type).prefix(3) == [
                "Object", "(@Sendable (Object, Element) -> Void)?", "(@Sendable (Object, any Error) -> Void)?",
            ]
        )
        #expect(form.body[0].description.hasPrefix("subscribe(onSuccess: weakly(object, onSuccess), "))
        let driver = try #require(Handling.all.first { $0.kind == .driver })
        let driven = try #require(driver.forms(of: plain).first)
        #expect(driven.signature == "drive(onNext:onCompleted:onDisposed:)")
        #expect(driven.parameters[0].type == "(@MainActor (Element) -> Void)?")
        #expect(driven.body[0].description.hasPrefix("source.subscribeOnMain(onNext: onNext, onError: nil"))
        let completable = try #require(Handling.all.first { $0.kind == .completable })
        #expect(completable.forms(of: plain).map(\.signature) == ["subscribe(onCompleted:onError:onDisposed:)"])
    }

    @Test func `what forwards has a form for functions, for each relay, and for observers`() throws {
        func bind(_ type: String, _ body: String) -> Declaration {
            Declaration(
                documentation: ["Forwards it."],
                attributes: ["@_disfavoredOverload"],
                name: "bind",
                parameters: [.init(label: "to", name: "taker", type: Code(type))],
                body: [Code(body)]
            )
        }
        let home = Extension(type: "ObservableType", requirements: ["Element: Sendable"])
        let (driver, signal) = (Feeding.all[0], Feeding.all[1])
        let relays = bind("BehaviorRelay<Element>...", "asObservable().feed(taker)")
        let (place, drive) = try #require(driver.forms(of: relays, in: home).first)
        #expect(place.requirements == ["SharingStrategy == DriverSharingStrategy"])
        #expect(drive.signature == "drive(_:)")
        #expect(drive.body == ["source.feed(taker)"])
        let observers = bind("Observer...", "asObservable().subscribe(ObserverGroup(taker))")
        #expect(
            signal.forms(of: observers, in: home).first?.form.body == ["source.subscribe(onMain: ObserverGroup(taker))"]
        )
        let function = bind("(Self) -> Result", "taker(self)")
        #expect(
            driver.forms(of: function, in: home).first?.form.parameters[0].type == "(Observable<Element>) -> Result"
        )
        #expect(signal.forms(of: function, in: home).isEmpty)
        #expect(driver.forms(of: bind("PublishRelay<Element>...", ""), in: home).isEmpty)
    }

    @Test func `a deprecated name has the new one's parameters, in its own order`() throws {
        var form = home.members[0]
        form.name = "take"
        form.parameters[0].label = "until"
        form.parameters[1].label = "behavior"
        let row = Deprecated(signature: "takeUntil(_:predicate:)", renamed: "take(until:behavior:)", order: [1, 0])
        let found = try #require(row.forms([.init("", "", Extension(type: "ObservableType"), form)]).first).form
        #expect(found.signature == "takeUntil(_:predicate:)")
        #expect(found.parameters.map(\.name) == ["scheduler", "transform"])
        #expect(found.body == ["take(until: transform, behavior: scheduler)"])
    }

    @Test func `a form of the main thread takes its closures and wraps what comes out`() {
        var strict = home.members[0]
        strict.result = "Maybe<Result>"
        strict.body = ["PrimitiveSequence(raw: source.change(transform))"]
        let form = Moved.primitiveForm(of: strict)
        #expect(form.parameters[0].type == "@escaping @MainActor (Element) throws -> Result")
        #expect(form.result == "MainMaybe<Result>")
        #expect(form.body == ["MainMaybe(source.change(onMain(transform)))"])
        strict.name = "flatMap"
        strict.parameters.removeLast()
        let left = Moved.primitiveForm(of: strict)
        #expect(left.result == "Maybe<Result>")
    }

    @Test func `a form's call is a sample`() {
        let sample = Sample(kind: .observable, word: "run.note", element: "Number")
        var form = home.members[0]
        form.name = "map"
        form.parameters.removeLast()
        #expect(sample.call(form, in: home, on: "numbers") == "numbers.map({ run.note($0 + 1) })")
    }
}
