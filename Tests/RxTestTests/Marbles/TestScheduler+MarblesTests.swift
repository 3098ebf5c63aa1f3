import Dispatch
import TestSupport
import Testing

/// Sources and results as diagrams.
struct TestSchedulerMarblesTests {
    private struct Broken: Error {}

    let scheduler = TestScheduler()

    @Test func `a hot source sends at its columns`() {
        let source = scheduler.hot("a--b--c|")
        #expect(scheduler.result(of: source.map { $0.uppercased() }) == "A--B--C|")
        #expect(source.subscriptionMarbles == ["^------!"])
        #expect(source.subscriptions == [Subscription(0, 7)])
    }

    @Test func `a hot source starts at its subscription point`() {
        let source = scheduler.hot("a-b-^-c-|")
        #expect(scheduler.result(of: source) == "--c-|")
        #expect(source.subscriptionMarbles == ["^---!"])
    }

    @Test func `a cold source starts when it is subscribed to`() {
        let source = scheduler.cold("-x-|", values: ["x": 10])
        let chain = scheduler.hot("a--b----|").flatMap { _ in source }
        #expect(scheduler.result(of: chain, values: ["x": 10]) == "-x--x---|")
        #expect(source.subscriptionMarbles == ["^--!", "---^--!"])
    }

    @Test func `one element may have several names`() {
        let source = scheduler.cold("ab|", values: ["a": 1, "b": 1])
        #expect(scheduler.result(of: source, values: ["a": 1, "b": 1]) == "ba|")
    }

    @Test func `an element without a name is equal to no name`() {
        let source = scheduler.cold("a|", values: ["a": "x"])
        let result = scheduler.result(of: source, values: ["x": "y"])
        #expect(result != "x|")
        #expect("\(result)" == "α|\n  α = ‹x›")
    }

    @Test func `numbers need no dictionary`() {
        let numbers = scheduler.cold("1-2-3|").map { Int($0) ?? 0 }.scan(0, accumulator: +)
        #expect(scheduler.result(of: numbers) == "1-3-6|")
    }

    @Test func `errors are compared`() {
        #expect(TestScheduler().result(of: scheduler.cold("#")) == "")
        #expect(scheduler.result(of: scheduler.cold("a#")) == "a#")
        #expect(scheduler.result(of: scheduler.cold("a#", error: Broken())) != "a#")
        #expect(scheduler.result(of: scheduler.cold("a#", error: Broken()), error: Broken()) == "a#")
    }

    @Test func `disposal comes at its column`() {
        let source = scheduler.hot("a--b--c|")
        #expect(scheduler.result(of: source, disposedAt: "---!") == "a--b")
        #expect(source.subscriptionMarbles == ["^--!"])
    }

    @Test func `subscribing may come later`() {
        let source = scheduler.hot("a--b--c|")
        #expect(scheduler.result(of: source, disposedAt: "-^---!") == "---b")
        #expect(source.subscriptionMarbles == ["-^---!"])
    }

    @Test func `the end of the run isn't a disposal`() {
        let source = scheduler.hot("a--")
        #expect(scheduler.result(of: source) == "a")
        #expect(source.subscriptionMarbles == ["^"])
        let endless = TestScheduler()
        let ticks = Observable<Int>.interval(.seconds(400), scheduler: endless)
        #expect(endless.result(of: ticks) == " 400s 0 399s 1")
    }

    @Test func `several observers share a run`() {
        let source = scheduler.hot("a--b--c|")
        let first = scheduler.record(source)
        let second = scheduler.record(source.map { $0.uppercased() }, disposedAt: "---!")
        scheduler.start()
        #expect(first.marbles() == "a--b--c|")
        #expect(second.marbles() == "A--B")
        #expect(first.marbles(values: ["x": "a", "b": "b", "c": "c"]) == "x--b--c|")
        #expect(source.subscriptionMarbles == ["^------!", "^--!"])
    }

    @Test func `a second run counts from its own start`() {
        let source = scheduler.cold("a-|")
        #expect(scheduler.result(of: source) == "a-|")
        #expect(scheduler.result(of: source) == "a-|")
    }

    @Test func `a malformed subscription equals no other`() {
        let result = scheduler.result(of: scheduler.cold("a|"), disposedAt: "--a")
        #expect(result != "a|")
        #expect("\(result)".contains("The diagram of a subscription has `^`, `!`, and nothing else."))
    }
}

/// Expectations that report by themselves.
struct TestSchedulerExpectTests {
    let scheduler = TestScheduler()

    @Test func `a matching expectation passes`() {
        let failures = FailureReporter.failures {
            let source = scheduler.hot("a--b--c|")
            scheduler.expect(source.map { $0.uppercased() }, "A--B--C|")
            scheduler.expectSubscriptions(of: source, "^------!")
            scheduler.expect(scheduler.cold("-x|", values: ["x": 10]), "-x|", values: ["x": 10])
        }
        #expect(failures == [])
    }

    @Test func `differences are drawn`() throws {
        let source = scheduler.hot("a--b--c|")
        let failures = FailureReporter.failures {
            scheduler.expect(source, "a-(bd|)")
        }
        let line = UInt(#line - 2)
        let failure = try #require(failures.first)
        #expect(failure.line == line)
        #expect(
            failure.message == """
                The events differ.
                  expected:  a-(bd|)
                  actual:    a--b--c|
                  tick 2: expected b, d, completion, got nothing
                  tick 3: expected nothing, got b
                  tick 6: expected nothing, got c
                  tick 7: expected nothing, got completion
                """
        )
    }

    @Test func `subscriptions are drawn`() throws {
        let source = scheduler.hot("a--|")
        _ = scheduler.result(of: source)
        let failures = FailureReporter.failures {
            scheduler.expectSubscriptions(of: source, "^-!", "^")
        }
        #expect(
            failures.first?.message == """
                The source was subscribed to 1 times, and expected to be 2 times.
                  expected:  ^-!
                  actual:    ^--!
                  tick 2: expected its end, got nothing
                  tick 3: expected nothing, got its end
                  expected:  ^
                  actual:    nothing
                  tick 0: expected the subscription, got nothing
                """
        )
    }

    // Contract G7
    @Test func `subscriptions from before the last run are named below the diagram`() {
        let source = scheduler.hot("a---b---c|")
        source.subscribe().dispose()
        scheduler.advanceTo(3)
        let record = scheduler.record(source)
        scheduler.start()
        #expect(record.marbles() == "-b---c|")
        #expect(source.subscriptionMarbles.last == "^-----!")
        let failures = FailureReporter.failures {
            scheduler.expectSubscriptions(of: source, "!", "^-----!")
        }
        #expect(
            failures.map(\.message) == [
                """
                The subscriptions differ.
                  expected:  !
                  actual:    -
                               before the first column: ^ (tick -3), ! (tick -3)
                  tick -3: expected nothing, got the subscription, its end
                  tick 0: expected its end, got nothing
                  expected:  ^-----!
                  actual:    ^-----!
                """
            ]
        )
    }

    @Test func `an endless sequence is told in a few lines, and that its run was cut off`() throws {
        let source = Observable<Int>.interval(.seconds(1), scheduler: scheduler).map { $0 < 3 ? $0 : $0 + 10 }
        let failures = FailureReporter.failures {
            scheduler.expect(source, "-012")
        }
        let lines = try #require(failures.first).message.split(separator: "\n")
        #expect(lines.count == 30)
        #expect(lines.contains("               and what comes from tick 16 on, 989 events"))
        #expect(lines.contains("  tick 4: expected nothing, got 13"))
        #expect(lines.contains("  and 989 further ticks"))
        #expect(lines.last == "  The run ended in tick 1004, with actions that wait for a later one.")
    }

    @Test func `errors and elements that look like signs are named`() throws {
        let fault = scheduler.hot("a#", error: RxError.unknown).map { $0 == "a" ? "-" : $0 }
        let failures = FailureReporter.failures {
            scheduler.expect(fault, "a#", error: RxError.timeout)
        }
        #expect(
            failures.first?.message == """
                The events differ.
                  expected:  a#
                  actual:    α#
                               α = "-"
                               # = \(RxError.unknown)
                  tick 0: expected a, got -
                  tick 1: expected the error \(RxError.timeout), got another error, \(RxError.unknown)
                """
        )
    }

    @Test func `malformed diagrams are reported`() throws {
        let failures = FailureReporter.failures {
            _ = scheduler.hot("a-(b")
            _ = scheduler.cold("a^")
            _ = scheduler.hot("a-!")
            _ = scheduler.cold("ax", values: ["a": 1])
            _ = scheduler.hot("a.b")
            scheduler.expect(scheduler.cold("a|"), "a)")
        }
        #expect(
            failures.map(\.message) == [
                "Malformed marble diagram, column 2: This `(` has no `)`.\n    a-(b\n      ^",
                """
                Malformed marble diagram, column 1: A cold source begins when it is subscribed to: no `^`.
                    a^
                     ^
                """,
                "Malformed marble diagram, column 2: A source has no `!`.\n    a-!\n      ^",
                """
                Malformed marble diagram, column 1: There is no value named `x`; `values` has `a`.
                    ax
                     ^
                """,
                """
                Malformed marble diagram, column 1: `.` has no meaning here; elements are letters and digits.
                    a.b
                     ^
                """,
                "Malformed marble diagram, column 1: This `)` has no `(`.\n    a)\n     ^",
            ]
        )
    }
}
