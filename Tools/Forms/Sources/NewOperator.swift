import Foundation

/// The three places of a new operator of `RxExtras`, which compile as they are: its file, its test, its model.
struct NewOperator {
    /// The name, as a call has it.
    let name: String

    static let models = "Tests/Fuzz/Sources/Fuzz/Operators/ExtraElements.swift"

    var type: String { name.prefix(1).uppercased() + name.dropFirst() }
    var file: String { "Sources/RxExtras/Operators/\(type).swift" }
    var test: String { "Tests/RxExtrasTests/Operators/\(type)Tests.swift" }

    /// The texts of new and changed files.
    func texts(root: URL) throws -> [String: String?] {
        guard name.wholeMatch(of: /[a-z]\w*/) != nil else {
            throw Refusal("'\(name)' is no name of a method: write it as in a call, `pairwise`.")
        }
        func text(_ path: String) -> String? { try? String(contentsOf: root.appending(path: path), encoding: .utf8) }
        for path in [file, test] where text(path) != nil { throw Refusal("There is a file \(path) already.") }
        guard let models = text(Self.models) else {
            throw Refusal("\(root.path()) isn't the folder of the package: it has no \(Self.models).")
        }
        return [file: operatorText, test: testText, Self.models: try adding(modelText, to: models)]
    }

    /// A text with a row in front of the first one whose name comes after this one's.
    private func adding(_ row: String, to text: String) throws -> String {
        guard let head = text.firstRange(of: "static let extraElements: [Operator] = ["),
            let end = text[head.upperBound...].firstRange(of: "\n    ]")
        else { throw Refusal("\(Self.models) has no array `extraElements`.") }
        let rows = text[head.upperBound..<end.lowerBound].matches(of: /\n {8}Operator\(\s*"(\w+)/)
        let place = rows.first { $0.1 > name }?.range.lowerBound ?? end.lowerBound
        return text[..<place] + "\n" + row + text[place...]
    }

    // MARK: Texts

    // `RepositoryTests` finds these notes of what is left to write.
    private func left(_ text: String) -> String { "TO" + "DO: \(text)" }

    private var operatorText: String {
        let labels = ["source:", "\(name)():"]
        let width = labels[1].count - labels[0].count
        let spaces = [max(width, 0), max(-width, 0)].map { String(repeating: " ", count: $0) }
        return """
            public import RxObservable

            extension ObservableType {
                /// \(left("one sentence that says what it does")).
                ///
                /// ```
                /// \(labels[0])\(spaces[0])  a--b--|
                /// \(labels[1])\(spaces[1])  a--b--|
                /// ```
                ///
                /// ```swift
                /// _ = Observable.of(1, 2).\(name)().subscribe(onNext: { print($0) })
                /// // Prints "1", "2".
                /// ```
                ///
                /// - Returns: The source's elements; ends with the source.
                @_alwaysEmitIntoClient
                public func \(name)() -> Observable<Element> {
                    map { $0 }
                }
            }

            """
    }

    private var testText: String {
        """
        import RxExtras
        import RxObservable
        import RxTest
        import Testing

        struct \(type)Tests {
            private let scheduler = TestScheduler()

            @Test func `as documented`() {
                let source = scheduler.hot("a--b--|")
                #expect(scheduler.result(of: source.\(name)()) == "a--b--|")
            }

            // \(left("what is special: an empty source, an error, disposal in the middle."))

            // Contracts G1, G2, G3, G4, G5, G6, L0
            @Test(.timeLimit(.minutes(5)))
            func `keeps the contract of every operator`() {
                #expect(operatorContractViolations { $0.\(name)() } == [])
            }
        }

        """
    }

    private var modelText: String {
        """
                // \(left("numbers, closures and the model, from the comment."))
                Operator("\(name)", "%0.\(name)()", [], .plain) {
                    $0.source().\(name)()
                } model: { call in
                    try call.each { [.next($0)] }
                },
        """
    }
}
