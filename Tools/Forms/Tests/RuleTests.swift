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

    @Test func `a cell changes the form of the rule`() {
        var (place, form) = Family.primitive.form(of: home.members[0], in: home)
        form.result = "PrimitiveSequence<Trait, Element>"
        #expect(Cell.maybe.change(&place, &form))
        #expect(place.requirements == ["Trait: ElementTrait", "Element: Sendable"])
        #expect(form.result == "Maybe<Element>")
        #expect(!Cell.absent("There is none.").change(&place, &form))
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

    @Test func `a form's call is a sample`() {
        let sample = Sample(kind: .observable, word: "run.note", element: "Number")
        var form = home.members[0]
        form.name = "map"
        form.parameters.removeLast()
        #expect(sample.call(form, in: home, on: "numbers") == "numbers.map({ run.note($0 + 1) })")
    }
}
