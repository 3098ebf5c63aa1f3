import Testing

@testable import Tour

@Suite struct OptionsTests {
    @Test func `searches the current folder by default`() throws {
        #expect(try Command(arguments: []) == .search(SearchOptions(folder: ".", script: nil, limit: 20)))
        #expect(try Command(arguments: ["search"]) == .search(SearchOptions()))
    }

    @Test(arguments: [
        ["--folder", "a b", "--type", "x,yz", "--limit", "3"],
        ["--folder=a b", "--type=x,yz", "--limit=3"],
        ["--limit=3", "search", "--type", "x,yz", "--folder", "a b"],
    ])
    func `reads options`(_ arguments: [String]) throws {
        let expected = Command.search(SearchOptions(folder: "a b", script: ["x", "yz"], limit: 3))
        #expect(try Command(arguments: arguments) == expected)
    }

    @Test func `keeps empty queries of a script`() throws {
        #expect(try Command(arguments: ["--type", "a,,b,"]) == .search(SearchOptions(script: ["a", "", "b", ""])))
    }

    @Test func `a value may contain an equals sign or begin with a dash`() throws {
        #expect(try Command(arguments: ["--type=a=b"]) == .search(SearchOptions(script: ["a=b"])))
        #expect(try Command(arguments: ["--type", "-x"]) == .search(SearchOptions(script: ["-x"])))
        #expect(try Command(arguments: ["--type=--x"]) == .search(SearchOptions(script: ["--x"])))
    }

    @Test(arguments: [["--timeline", "a.svg"], ["--timeline=a.json"], ["async", "--timeline", "a.svg"]])
    func `reads where a timeline goes`(_ arguments: [String]) throws {
        let file = arguments.joined().contains("json") ? "a.json" : "a.svg"
        let expected = Command.search(SearchOptions(isAsync: arguments[0] == "async", timeline: file))
        #expect(try Command(arguments: arguments) == expected)
    }

    @Test func `knows subcommands and help`() throws {
        #expect(try Command(arguments: ["lifetimes"]) == .lifetimes)
        #expect(try Command(arguments: ["--help"]) == .help)
        #expect(try Command(arguments: ["lifetimes", "-h"]) == .help)
    }

    @Test func `reads the chapters of the course`() throws {
        #expect(try Command(arguments: ["async", "--limit", "3"]) == .search(SearchOptions(limit: 3, isAsync: true)))
        #expect(try Command(arguments: ["operators"]) == .operators(nil))
        #expect(try Command(arguments: ["operators", "merge", "a-|", "-1|"]) == .operators("merge a-| -1|"))
        #expect(try Command(arguments: ["operators", "--help"]) == .help)
    }

    @Test(arguments: [
        (["--bogus"], "Unknown option '--bogus'."),
        (["-x"], "Unknown option '-x'."),
        (["--folder"], "--folder needs a value."),
        (["--folder="], "--folder needs a value."),
        (["--folder", "--type", "x"], "--folder needs a value."),
        (["--timeline"], "--timeline needs a value."),
        (["--timeline", "a.txt"], "--timeline needs a file that ends in .svg or .json, not 'a.txt'."),
        (["lifetimes", "--timeline", "a.svg"], "'lifetimes' takes no option --timeline."),
        (["--limit", "0"], "--limit needs a whole number above 0, not '0'."),
        (["--limit", "many"], "--limit needs a whole number above 0, not 'many'."),
        (["frobnicate"], "Unknown subcommand 'frobnicate'."),
        (["lifetimes", "more"], "Unexpected argument 'more'."),
        (["lifetimes", "search"], "Unexpected argument 'search'."),
        (["operators", "--folder", "x"], "'operators' takes no option --folder."),
        (["lifetimes", "--folder", "x"], "'lifetimes' takes no option --folder."),
    ])
    func `says what is wrong with the arguments`(_ arguments: [String], _ message: String) {
        #expect(throws: UsageError(message: message)) { try Command(arguments: arguments) }
    }
}
