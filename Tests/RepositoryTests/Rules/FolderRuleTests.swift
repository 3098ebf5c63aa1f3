import Testing

@Suite("Folders")
struct FolderRuleTests {
    private static let modules = Set(Repository.current.swiftFiles(under: "Sources/").compactMap(\.module)).sorted()

    @Test(arguments: modules)
    func `the folders of a module form no ring`(module: String) {
        expectNone(FolderRule.violations(in: Repository.current.swiftFiles(under: "Sources/\(module)/"), of: module))
    }

    @Test func `what the engine's folders need of one another is seen`() {
        let files = Repository.current.swiftFiles(under: "Sources/RxObservable/")
        let uses = Set(FolderRule.uses(in: files, of: "RxObservable").keys)
        for (folder, other) in [
            ("Async", ""), ("Families", ""), ("Creation", "Families"), ("Operators", "Families"),
            ("Operators", "Async"),
            ("Main", "Creation"), ("Main", "Operators"),
        ] {
            #expect(uses.contains(FolderRule.Use(folder: folder, other: other)), "\(folder) and \(other)")
        }
    }

    private func violations(_ files: [String: String], of module: String = "A") -> [String] {
        FolderRule.violations(in: files.map { SourceFile("Sources/\(module)/\($0).swift", $1) }, of: module)
            .map { $0.path.dropFirst("Sources/\(module)/".count).dropLast(".swift".count).description }.sorted()
    }

    @Test func `two folders that name each other's types are found`() {
        #expect(
            violations(["One/B": "final class B {}\nlet c = C()", "Two/C": "struct C {\n    let b: B\n}"])
                == ["One/B", "Two/C"]
        )
        #expect(violations(["B": "class B: C {}", "Two/C": "class C { var b: B? }"]) == ["B", "Two/C"])
    }

    @Test func `a ring of three is found, and what only leads to it isn't part of it`() {
        let ring = [
            "One/B": "enum B { case c(C) }", "Two/C": "enum C { case d(D) }", "Three/D": "enum D { case b(B) }",
        ]
        #expect(violations(ring) == ["One/B", "Three/D", "Two/C"])
        let more = ring.merging(["Four/E": "struct E { var b: B }"]) { first, _ in first }
        #expect(violations(more) == ["One/B", "Three/D", "Two/C"])
    }

    @Test(
        arguments: [
            ["One/B": "struct B {}", "Two/C": "struct C { let b: B }"],
            ["B": "struct B { let c: C }", "Internal/C": "struct C { let b: B? }"],
            ["One/B": "struct B { let c: C }", "One/Internal/More/C": "enum C { case b(B) }"],
            ["One/B": "struct B { let c: C }", "Two/C": "struct C {} // B"],
            ["One/B": "struct B { let c: C }", "Two/C": "private struct B {}\nstruct C { let b: B }"],
            ["One/B": "struct B {\n    struct D {}\n    let c: C\n}", "Two/C": "struct C { let d: D }"],
            ["One/B": "struct B { let c: C }", "Generated/C": "struct C { let b: B }"],
        ]
    )
    func `an order is none, nor is what another folder can't see`(files: [String: String]) {
        #expect(violations(files).isEmpty)
    }

    @Test func `folders that are joined may name each other`() {
        let files = ["Single/B": "struct B { let c: C }", "Maybe/C": "struct C { let b: B? }"]
        #expect(violations(files, of: "RxTraits").isEmpty)
        #expect(violations(files) == ["Maybe/C", "Single/B"])
    }
}
