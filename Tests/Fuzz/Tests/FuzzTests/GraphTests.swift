import Foundation
import Graphs
import Testing

@testable import Fuzz

// Programs of several chains.
extension FuzzTests {
    @Test func `a program is what its text says`() throws {
        for seed in 1...200 {
            let program = Program.random(UInt64(seed), try Options.graphs)
            #expect(Program(code: program.code)?.code == program.code)
        }
        for text in ["graph a=publish", "graph a=pubish do a1", "graph a=publish 1=a.nothing.log do a1", "hot -1; a"] {
            #expect(Program(code: text) == nil)
        }
    }

    @Test(arguments: [
        // The end of one chain is the beginning of the other.
        ("graph a=publish b=behaviorRelay 1=a.map.bind:b 2=b.even.log do a1 a2", "2:0 1:2 2:2 1:3"),
        ("graph a=publish 1=a.send:a 2=a.log do a5", "1:5 2:5 1:6 2:6 1:7 2:7"),
        ("graph a=replay 1=a.log do a1 a2 s1 x1 a3", "1:1 1:2 1/2:1 1/2:2"),
        ("graph a=publish 1=merge:aa.take.log 2=a.kill:1 do a1 a2 a3", "1:1 1:1 1:| 2:1 2:2 2:3"),
        // Each scheduler runs when the program says so.
        ("graph a=publish 1=a.observe:q.log 2=a.log do a1 a2 run a3", "2:1 2:2 1:1 1:2 2:3 1:3"),
        ("graph a=publish 1=a.observe:m.log 2=a.log do a1 m:a2 run m:a3", "2:1 2:2 1:1 1:2 1:3 2:3"),
        ("graph a=publish 1=a.delay:t.log 2=a.observe:t.log do a1 a2 run", "2:1 2:2 1:1 1:2"),
    ])
    func `a program has one log`(code: String, log: String) throws {
        let program = try #require(Program(code: code))
        #expect(program.run().lines.joined(separator: " ") == log)
        #expect(try program.run(Options.graphs).findings == [])
    }

    @Test func `a program that never ends is cut off`() throws {
        let ring = try #require(Program(code: "graph a=publish b=publish 1=a.bind:b 2=b.bind:a do a1"))
        #expect(ring.run().marks.contains(.endless))
        #expect(!ring.hasToRest)
        #expect(try ring.run(Options.graphs).findings == [])
    }

    @Test(arguments: [
        ("graph a=behaviorRelay b=behaviorRelay 1=a.distinct.bind:b 2=b.distinct.bind:a do a1", true),
        ("graph a=behaviorRelay b=behaviorRelay 1=a.distinct.bind:b 2=b.distinct.bind:a 3=a.twice:a do a1", false),
        ("graph a=behaviorRelay b=behaviorRelay 1=a.distinct.bind:b 2=b.bind:a do a1", false),
        ("graph a=behaviorRelay b=publishRelay 1=a.distinct.bind:b 2=b.distinct.bind:a do a1", false),
        ("graph a=behaviorRelay 1=a.map.distinct.bind:a do a1", false),
        ("graph a=behaviorRelay b=publish 1=a.map.bind:b 2=@1.log do a1", true),
        ("graph a=behaviorRelay b=behaviorRelay 1=a.map.share.log 2=@1.distinct.bind:a do a1", false),
    ])
    func `rings of distinct values have to come to rest`(code: String, isRing: Bool) throws {
        #expect(try #require(Program(code: code)).hasToRest == isRing)
    }

    @Test func `a difference is explained, or shrunk to its cause`() throws {
        // The other library sends everything twice as large, and forgets who was subscribed first.
        let comparison = GraphComparison { program in
            var copy = program
            copy.steps = program.steps.map { $0 == "a4" ? "a8" : $0 }
            return copy.run()
        }
        let code = "graph a=publish b=replay 1=a.observe:q.log 2=b.log 3=@1.bind:b do b1 a1 run a4 m:a2 x2"
        let found = try #require(try comparison.difference(in: Program(reading: code)))
        #expect(found.reason == nil)
        #expect(try comparison.shrink(found).program.code == "graph a=publish 1=a.log do a4")
        #expect(try comparison.difference(in: Program(reading: "graph a=publish 1=a.log do a1")) == nil)
    }

    @Test(arguments: GraphComparison.Reason.allCases)
    func `the examples of differences are programs`(reason: GraphComparison.Reason) throws {
        _ = try Program(reading: reason.example)
    }
}

extension Options {
    fileprivate static var graphs: Options {
        get throws { try Options(["--graphs"], jobs: 1, corpus: "") }
    }
}
