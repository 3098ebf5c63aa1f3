import Testing

@testable import Fuzz

extension FuzzTests {
    @Test func `a case reads its own output`() throws {
        for seed: UInt64 in 1...2000 {
            var generator = Generator(seed: seed)
            let test = generator.next()
            let copy = try #require(Case(code: test.code))
            #expect(copy.code == test.code)
        }
    }

    @Test func `a seed makes the same case again`() {
        var (one, other) = (Generator(seed: 7), Generator(seed: 7))
        #expect(one.next().code == other.next().code)
        #expect(one.next().code == other.next().code)
    }

    @Test(arguments: [false, true]) func `one row has a part in each case`(usesThreads: Bool) throws {
        let arguments = ["--operator", "debounce", "--cases", "100"] + (usesThreads ? ["--threads"] : [])
        let list = try CaseList<Case>(Options(arguments, jobs: 1, corpus: ""))
        #expect(list.count == 100)
        for index in 0..<list.count {
            #expect(try list[index].chain.contains { $0.operation.name == "debounce" })
        }
    }

    @Test(arguments: ["debonce", "forever", "a"]) func `a row that no random case has is refused`(row: String) {
        #expect(throws: Complaint.self) {
            try CaseList<Case>(Options(["--operator", row], jobs: 1, corpus: ""))
        }
    }

    @Test(arguments: ["", "take:1", "take:9(a)", "take:1(a", "nothing(a)", "merge(a)", "hot 1?; a", "feed 1 d 2; a"])
    func `invalid code makes no case`(_ code: String) {
        #expect(Case(code: code) == nil)
    }

    @Test func `a case is printed as Swift`() throws {
        let test = try #require(Case(code: "limit 2; hot -1-|; hot -; flatMap:3(take:2(a) delay:1(x))"))
        #expect(
            "\(test)" == """
                let a = hot("-1-|")
                a.take(2).flatMap { x in Observable.just(x).delay(1, scheduler: scheduler) /* throws at 3 */ }
                // The observer disposes in its event 2.
                """
        )
    }

    @Test func `each operator has a model or is listed here`() {
        let without = [
            "disposing":
                "It ends the whole chain from within; a model says what a chain sends, not when others end it.",
            "forever": "It sends without end, and a model tells all events of its sources.",
            "shareLatest": "Its listeners come and go while an element is on its way to them.",
        ]
        #expect(Operator.all.filter { $0.model == nil }.map(\.name).sorted() == without.keys.sorted())
    }
}
