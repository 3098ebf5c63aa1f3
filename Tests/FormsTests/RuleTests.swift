import Testing

@testable import Forms

/// What the program reads and writes, and what its rules make of it.
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
        #expect(Writer.text(home) == source)
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

    @Test func `a page leaves out what its form hasn't`() {
        let strict = home.members[0]
        let (_, form) = Family.infallible.form(of: strict, in: home)
        let page = strict.page(of: form, "A note.", in: .infallible)
        #expect(page[0] == "Transforms each element.")
        #expect(page.contains("- Parameter transform: Makes the new element."))
        #expect(page.contains("A note."))
    }

    @Test func `a cell changes what a page says`() {
        var form = home.members[0]
        form.says("Changes it.")
        form.says("transform", "What it becomes.")
        form.says("Returns", nil)
        let page = form.page(of: form, "A note.", in: .primitive)
        #expect(page == ["Changes it.", "", "A note.", "", "- Parameter transform: What it becomes."])
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
        #expect(three.documentation == ["Combines three sequences, as ``join(_:_:)`` does for two."])
        #expect(three.parameters.last?.type == "some ObservableType<E3>")
        #expect(three.result == "Observable<(E1, E2, E3)>")
        #expect(three.body == ["combination(.latest, source1, source2, source3) { ($0, $1, $2) }"])
    }

    @Test func `what subscribes has a form for an object that is held weakly`() throws {
        let single = try #require(Subscribing.all.first { $0.kind == .single && !$0.isOnMain })
        #expect(
            single.forms.map(\.signature) == [
                "subscribe(_:)", "subscribe(onSuccess:onFailure:onDisposed:)",
                "subscribe(with:onSuccess:onFailure:onDisposed:)",
            ]
        )
        #expect(
            single.forms[2].parameters.map(\.type) == [
                "Object", "(@Sendable (Object, Element) -> Void)?", "(@Sendable (Object, any Error) -> Void)?",
                "(@Sendable (Object) -> Void)?",
            ]
        )
        #expect(single.forms[2].body[0].contains("onSuccess: weakly(object, onSuccess), "))
        let driver = try #require(Subscribing.all.first { $0.kind == .driver })
        #expect(driver.forms.map(\.signature).last == "drive()")
        #expect(driver.forms[0].body[0].hasPrefix("source.subscribeOnMain(onNext: onNext, onError: nil"))
    }

    @Test func `what forwards has a form for functions, for each relay, and for optional elements`() {
        let forms = Feeding.all[0].forms.map(\.form)
        #expect(
            forms.map { $0.parameters[0].type } == [
                "(Observable<Element>) -> Result", "(Observable<Element>) -> (Argument) -> Result",
                "(Observable<Element>) -> (@escaping @MainActor (repeat each Argument) -> Output) -> Result",
                "Observer...", "Observer...", "BehaviorRelay<Element>...", "BehaviorRelay<Element?>...",
                "ReplayRelay<Element>...", "ReplayRelay<Element?>...",
            ]
        )
        #expect(forms[4].body == ["source.subscribe(onMain: OptionalObserverGroup(observers))"])
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
        let form = Moved(type: "PrimitiveSequenceType", signature: strict.signature).primitiveForm(of: strict)
        #expect(form.parameters[0].type == "@escaping @MainActor (Element) throws -> Result")
        #expect(form.result == "MainMaybe<Result>")
        #expect(form.body == ["MainMaybe(source.change(onMain(transform)))"])
        let left = Moved(type: "PrimitiveSequenceType", signature: strict.signature, leaves: true)
            .primitiveForm(of: strict)
        #expect(left.result == "Maybe<Result>")
    }

    @Test func `a lenient form's call is a sample`() {
        let sample = Sample(receiver: .observable, callsMain: true, word: "run.note", element: "Number")
        var form = home.members[0]
        form.name = "map"
        form.parameters.removeLast()
        #expect(sample.call(form) == ".map({ run.note($0 + 1) })")
    }
}
