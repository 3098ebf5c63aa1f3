import Foundation

/// The three places of a new operator of `RxExtras`, which compile as they are: its file, its test, its model.
struct NewOperator {
    /// The name, as a call has it.
    let name: String
    /// Whether it takes a time and a scheduler.
    var isTimed = false

    /// The kind of its model: a file and an array.
    private var kind: String { isTimed ? "Timing" : "Elements" }
    var model: String { "Tests/Fuzz/Sources/Fuzz/Operators/Extra\(kind).swift" }
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
        guard let models = text(model) else {
            throw Refusal("\(root.path()) isn't the folder of the package: it has no \(model).")
        }
        return [file: operatorText, test: testText, model: try adding(modelText, to: models)]
    }

    /// A text with a row in front of the first one whose name comes after this one's.
    private func adding(_ row: String, to text: String) throws -> String {
        guard let head = text.firstRange(of: "static let extra\(kind): [Operator] = ["),
            let end = text[head.upperBound...].firstRange(of: "\n    ]")
        else { throw Refusal("\(model) has no array `extra\(kind)`.") }
        let rows = text[head.upperBound..<end.lowerBound].matches(of: /\n {8}Operator\(\s*"(\w+)/)
        let place = rows.first { $0.1 > name }?.range.lowerBound ?? end.lowerBound
        return text[..<place] + "\n" + row + text[place...]
    }

    // MARK: Texts

    // `RepositoryTests` finds these notes of what is left to write.
    private func left(_ text: String) -> String { "TO" + "DO: \(text)" }

    // What a call has in its parentheses.
    private var arguments: String { isTimed ? ".seconds(2), scheduler: scheduler" : "" }
    private var result: String { isTimed ? "--a--b--|" : "a--b--|" }

    private var operatorText: String {
        let labels = ["source:", "\(name)(\(arguments)):"]
        let width = labels[1].count - labels[0].count
        let spaces = [max(width, 0), max(-width, 0)].map { String(repeating: " ", count: $0) }
        let about = """
            \(left("one sentence that says what it does")).
            ///
            /// ```
            /// \(labels[0])\(spaces[0])  a--b--|
            /// \(labels[1])\(spaces[1])  \(result)
            /// ```
            ///
            /// ```swift
            """
        guard isTimed else {
            return """
                public import RxObservable

                extension ObservableType {
                    /// \(indented(about))
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
        return """
            public import RxObservable
            public import RxSchedulers

            extension ObservableType where Element: Sendable {
                /// \(indented(about))
                /// let scheduler = TestScheduler()
                /// _ = Observable.of(1, 2).\(name)(\(arguments)).subscribe(onNext: { print($0) })
                /// scheduler.start()
                /// // Prints "1", "2".
                /// ```
                ///
                /// - Parameters:
                ///   - dueTime: How long an element waits.
                ///   - scheduler: Runs the timer and delivers the elements.
                /// - Returns: The source's elements; ends with the source.
                @_alwaysEmitIntoClient @_disfavoredOverload
                public func \(name)(_ dueTime: any RxTimeSpan, scheduler: any SchedulerType) -> Observable<Element> {
                    asObservable().delay(dueTime, scheduler: scheduler)
                }
            }

            """
    }

    /// Lines of a comment, in an extension.
    private func indented(_ lines: String) -> String { lines.replacing("\n", with: "\n    ") }

    private var testText: String {
        """
        import RxExtras
        import TestSupport
        import Testing

        struct \(type)Tests {
            private let scheduler = TestScheduler()

            @Test func `as documented`() {
                let source = scheduler.hot("a--b--|")
                #expect(scheduler.result(of: source.\(name)(\(arguments))) == "\(result)")
            }

            // \(left("what is special: an empty source, an error, disposal in the middle."))

            // Contracts G1, G2, G3, G4, G5, G6, L0
            @Test(.timeLimit(.minutes(5)))
            func `keeps the contract of every operator`() {
        \(contract)
            }
        }

        """
    }

    private var contract: String {
        isTimed
            ? """
                    let scheduler = TestScheduler()
                    #expect(operatorContractViolations(scheduler: scheduler) { $0.\(name)(\(arguments)) } == [])
            """
            : """
                    #expect(operatorContractViolations { $0.\(name)() } == [])
            """
    }

    private var modelText: String {
        let note = left("numbers, closures and the model, from the comment.")
        return isTimed
            ? """
                    // \(note)
                    Operator("\(name)", "%0.\(name)(#0, scheduler: scheduler)", [1...9], .section) {
                        $0.source().\(name)($0.time(0), scheduler: $0.scheduler)
                    } model: {
                        try $0.delayed($0[0])
                    },
            """
            : """
                    // \(note)
                    Operator("\(name)", "%0.\(name)()", [], .plain) {
                        $0.source().\(name)()
                    } model: { call in
                        try call.each { [.next($0)] }
                    },
            """
    }
}
