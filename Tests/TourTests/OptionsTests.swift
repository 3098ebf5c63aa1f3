import Testing

@testable import Tour

@Suite struct OptionsTests {
    @Test func `searches the current folder by default`() throws {
        let options = try Options(arguments: [])
        #expect(options.folder == ".")
        #expect(options.script == nil)
        #expect(!options.showsHelp)
    }

    @Test func `reads options`() throws {
        let options = try Options(arguments: ["--folder", "a b", "--type", "x,yz"])
        #expect(options.folder == "a b")
        #expect(options.script == ["x", "yz"])
        #expect(try Options(arguments: ["-h"]).showsHelp)
    }

    @Test(arguments: [
        (["--bogus"], "Unknown argument '--bogus'."),
        (["more"], "Unknown argument 'more'."),
        (["--folder"], "--folder needs a value."),
        (["--folder", "--type", "x"], "--folder needs a value."),
    ])
    func `describes wrong arguments`(_ arguments: [String], _ message: String) {
        #expect(throws: UsageError(message: message)) { try Options(arguments: arguments) }
    }
}
