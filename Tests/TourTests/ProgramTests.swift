#if os(macOS) || os(Linux)
import Foundation
import RxDisposables
import Testing

@testable import Tour

/// Runs the program as a user or a script would.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ProgramTests {
    @Test func `searches for the lines that arrive through a pipe`() throws {
        let folder = try TemporaryFolder(["a.txt": "one\ntwo needles\n", "b.bin": "\0"])
        let result = try Program.run(["--folder", folder.path], input: "need\n")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(result.lines[1] == "> need")
        #expect(result.lines[2].hasPrefix("a.txt:2: two needles  ("))
        #expect(result.lines[3].hasPrefix("need: 1 hit in 1 file, "))
        #expect(result.lines[3].hasSuffix(" (searched 1 file, 16 bytes)"))
        #expect(result.lines[4] == "1 search, 0 cancelled")
        #expect(!result.output.contains("\u{1B}"), "A pipe gets no escape sequences")
    }

    @Test func `a flood of lines is one query, too`() throws {
        let folder = try TemporaryFolder(["a": "abc"])
        let flood = String(repeating: "x\n", count: 200_000)
        let result = try Program.run(["--folder", folder.path], input: flood + "abc")
        #expect(result.lines.contains { $0.hasPrefix("abc: 1 hit in 1 file, ") })
        #expect(result.code == 0)
        result.expectNoLeak()
    }

    @Test func `a script cancels all searches but the last`() throws {
        let folder = try TemporaryFolder(["a": "obs\nobserv\nobservable\n"])
        let result = try Program.run(["--folder", folder.path, "--type", "obs,observ,observable"])
        #expect(result.code == 0)
        #expect(result.lines.contains { $0.hasPrefix("obs: cancelled after 1 hit in 1 file, ") })
        #expect(result.lines.contains { $0.hasPrefix("observ: cancelled after 1 hit in 1 file, ") })
        #expect(result.lines.contains { $0.hasPrefix("observable: 1 hit in 1 file, ") })
        #expect(result.lines.contains("3 searches, 2 cancelled: obs, observ"))
        result.expectNoLeak()
    }

    @Test(arguments: ["a,a,b", "b,,a", ",", "a, ,b,", "nothing,b", "b,b"])
    func `every script ends`(_ script: String) throws {
        let folder = try TemporaryFolder(["f": "a\nb\n"])
        let result = try Program.run(["--folder", folder.path, "--type", script])
        #expect(result.code == 0)
        result.expectNoLeak()
    }

    @Test func `without input a script types`() throws {
        let folder = try TemporaryFolder(["a": "observable"])
        for input in [nil, ""] {
            let result = try Program.run(["--folder", folder.path], input: input)
            #expect(result.lines.contains("Nobody types, so a script does: obs, observ, observable"))
            #expect(result.lines.contains("3 searches, 2 cancelled: obs, observ"))
            #expect(result.code == 0)
        }
    }

    @Test(arguments: [
        (["--bogus"], "Unknown argument '--bogus'."),
        (["--folder", "--type", "x"], "--folder needs a value."),
        (["--folder", "/no/such/folder"], "Can't read the folder '/no/such/folder'."),
    ])
    func `a wrong command line is explained`(_ arguments: [String], _ message: String) throws {
        let result = try Program.run(arguments)
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("Tour: \(message)"))
    }

    @Test(arguments: [(SIGINT, Int32(0)), (SIGTERM, 128 + SIGTERM), (SIGHUP, 128 + SIGHUP)])
    func `a signal ends the program`(_ signal: Int32, _ code: Int32) throws {
        let folder = try TemporaryFolder(["a": "find"])
        let result = try Program.run(["--folder", folder.path], input: "find\n", signal: signal)
        #expect(result.code == code)
        #expect(result.lines.contains { $0.hasPrefix("find: 1 hit") })
        result.expectNoLeak()
    }
}
#endif
