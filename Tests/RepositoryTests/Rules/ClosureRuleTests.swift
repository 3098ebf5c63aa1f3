import Testing

@Suite("Closures")
struct ClosureRuleTests {
    private static let forms = Repository.current.swiftFiles(under: "Sources/").flatMap(ClosureRule.forms)

    @Test func `in each mode, one form of each name and label takes a closure`() {
        expectNone(ClosureRule.crowdedFronts(of: Self.forms))
    }

    @Test func `each reason is for a front with several forms`() {
        #expect(ClosureRule.idleReasons(of: Self.forms) == [])
    }

    private func crowded(_ first: String, _ second: String, in module: String = "RxObservable") -> [String] {
        let files = [first, second].enumerated().map { number, code in
            SourceFile(
                "Sources/\(number == 0 ? "RxObservable" : module)/\(number).swift",
                "extension ObservableType {\n\(code)\n}"
            )
        }
        return ClosureRule.crowdedFronts(of: files.flatMap(ClosureRule.forms), reasons: [:]).map(\.message)
    }

    private static let map = "    public func map<R>(_ transform: @escaping (Element) -> R) -> A {\n    }"

    @Test(
        arguments: [
            "    public func map<R>(\n        _ work: @escaping (Element) async -> R\n    ) -> A {\n    }",
            "    public func map<R>(priority: Int? = nil, _ work: ((Element) -> R)? = nil) -> A {\n    }",
            "    @inlinable\n    @available(swift, obsoleted: 6.0)\n    public func map(_ a: @escaping () -> Void) -> A {\n    }",
            "    public func map<R>(_ keyPath: KeyPath<Element, R>) -> A {\n    }",
        ]
    )
    func `a second form is found`(code: String) {
        #expect(crowded(Self.map, code).isEmpty == false)
    }

    @Test(
        arguments: [
            "    public func map<R>(awaiting work: @escaping (Element) async -> R) -> A {\n    }",
            "    public func map<R>(priority: Int?, _ work: @escaping (Element) -> R) -> A {\n    }",
            "    public static func map<R>(_ work: @escaping (Element) -> R) -> A {\n    }",
            "    public func map<R>(_ keyPath: KeyPath<Element, R> = theKeyPath()) -> A {\n    }",
            "    func map<R>(_ work: @escaping (Element) -> R) -> A {\n    }",
        ]
    )
    func `what a label, a type or a default tells apart is none`(code: String) {
        #expect(crowded(Self.map, code) == [])
    }

    @Test func `a lenient form stands in front of the strict one`() {
        let lenient = "    @available(swift, obsoleted: 6.0)\n\(Self.map)"
        #expect(crowded(Self.map, lenient, in: "RxSwift") == [])
        #expect(crowded(Self.map, Self.map.replacing("map", with: "plain")) == [])
    }

    @Test func `forms for one mode each are no crowd`() {
        let five = "    @available(swift, obsoleted: 6.0)\n\(Self.map)"
        let six = "    @available(swift, introduced: 6.0)\n\(Self.map)"
        #expect(crowded(five, six) == [])
        #expect(crowded(six, six).count == 1)
    }
}
