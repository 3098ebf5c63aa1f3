import Testing

@testable import Tour

@Suite struct OptionsTests {
    /// Options that are changed.
    private func options(_ change: (inout Options) -> Void) throws -> Options {
        var options = try Options()
        change(&options)
        return options
    }

    @Test func `searches the current folder by default`() throws {
        let options = try Options(arguments: [])
        #expect(options.subcommand == .search)
        #expect(options.folder == ".")
        #expect(options.script == nil)
        #expect(options.limit == 12)
        #expect(try Options(arguments: ["search"]) == options)
    }

    @Test(arguments: [
        ["--folder", "a b", "--type", "x,yz", "--limit", "3"],
        ["--folder=a b", "--type=x,yz", "--limit=3"],
        ["--limit=3", "search", "--type", "x,yz", "--folder", "a b"],
    ])
    func `reads options`(_ arguments: [String]) throws {
        #expect(
            try Options(arguments: arguments) == options { ($0.folder, $0.script, $0.limit) = ("a b", ["x", "yz"], 3) }
        )
    }

    @Test func `knows subcommands and help`() throws {
        #expect(try Options(arguments: ["--help"]).subcommand == .help)
        #expect(try Options(arguments: ["async", "-h"]).subcommand == .help)
        #expect(
            try Options(arguments: ["async", "--limit", "3"]) == options { ($0.subcommand, $0.limit) = (.async, 3) }
        )
    }

    @Test(arguments: [
        (["--bogus"], "Unknown option '--bogus'."),
        (["-x"], "Unknown option '-x'."),
        (["--folder"], "--folder needs a value."),
        (["--folder="], "--folder needs a value."),
        (["--folder", "--type", "x"], "--folder needs a value."),
        (["--limit", "0"], "--limit needs a whole number above 0, not '0'."),
        (["--limit", "many"], "--limit needs a whole number above 0, not 'many'."),
        (["frobnicate"], "Unknown subcommand 'frobnicate'."),
        (["async", "more"], "Unexpected argument 'more'."),
        (["async", "search"], "Unexpected argument 'search'."),
    ])
    func `describes wrong arguments`(_ arguments: [String], _ message: String) {
        #expect(throws: UsageError(message: message)) { try Options(arguments: arguments) }
    }
}
