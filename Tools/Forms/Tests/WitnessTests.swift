import Testing

@testable import Forms

/// No lenient form is a second witness.
///
/// Where a protocol requires what a strict member is, a lenient form with the same labels and types fits as well, and
/// the compiler takes neither: a client's subject wouldn't conform to `SubjectType`, nor a relay to the client's own
/// protocol. The type of a closure or a key path tells the forms apart; otherwise a last parameter does.
struct WitnessTests {
    /// Forms that may be witnesses, and why.
    private static let reasons: [String: String] = [
        "_mainThreadPromise": "It is meant for strategies of clients.",
        "value": "A property has no parameters.",
        "items(dataSource:)": "It is passed by its name: `bind(to: table.rx.items(dataSource: source))`.",
        "items(adapter:)": "It is passed by its name: `bind(to: picker.rx.items(adapter: adapter))`.",
    ]

    @Test func `no lenient form is a second witness`() {
        let second = Self.second(of: PublicMember.all)
        for member in second where Self.reasons[member.form.signature] == nil {
            Issue.record("\(member.name) is a second witness: give it a last parameter `_: Void = ()`.")
        }
        let idle = Set(Self.reasons.keys).subtracting(second.map(\.form.signature))
        #expect(idle.isEmpty, "These are no witnesses: they need no reason.")
    }

    @Test(
        arguments: [
            // A requirement of another protocol.
            ("public protocol A {\n    func a(on b: Int) -> Int\n}", "func a(on c: Int) -> Bool", true),
            ("public protocol A {\n    func a(on b: Int) -> Int\n}", "func a(on c: Int, _: Void = ()) -> Int", false),
            ("public protocol A {\n    func a(on b: Int) -> Int\n}", "func a(on c: @escaping () -> Int) -> Int", false),
            ("public protocol A {\n    static func a() -> Int\n}", "func a() -> Int", false),
            ("public protocol A {\n    var a: Int { get }\n}", "var a: Int", true),
            // A strict member of the same type.
            ("extension B {\n    public func a(_ b: sending C) -> D\n}", "func a(_ b: C) -> D", true),
            ("extension B {\n    public func a(_ b: sending C) -> D\n}", "func a(_ b: C, _: Void = ()) -> D", false),
            ("extension B {\n    public func a(_ b: E) -> D\n}", "func a(_ b: C) -> D", false),
            ("extension B {\n    public func a() -> D\n}", "func a() -> (C) -> D", false),
            ("extension B {\n    public static func a() -> D\n}", "static func a() -> D", false),
            ("extension E {\n    public func a() -> D\n}", "func a() -> D", false),
        ]
    )
    func `a second witness is found`(strict: String, form: String, isFound: Bool) {
        let lenient = "extension B {\n    @available(swift, obsoleted: 6.0)\n    public \(form) {\n    }\n}"
        let members =
            PublicMember.members(of: strict, "RxObservable/A.swift")
            + PublicMember.members(of: lenient, "RxSwift/B.swift")
        #expect(Self.second(of: members).isEmpty != isFound)
    }

    /// The lenient forms that fit a requirement of any protocol, or what a strict member of the same type fits.
    ///
    /// A static member isn't one of these: it is passed as a function (`flatMap(Observable.from(optional:))`), which a
    /// further parameter would prevent, and no client's protocol requires a factory of the library's types.
    private static func second(of members: [PublicMember]) -> [PublicMember] {
        let strict = members.filter { !$0.isObsolete }
        let requirements = Set(strict.filter(\.home.isProtocol).map(\.form.fullName))
        let inTypes = Set(strict.map { "\($0.home.type) \($0.form.fullName) \($0.form.witnessed)" })
        return members.filter { member in
            let form = member.form
            guard member.isObsolete, !form.parameters.contains(where: \.isDiscriminator) else { return false }
            return requirements.contains(form.fullName)
                || !form.isStatic && form.kind != "init" && !form.takesClosure && !form.takesKeyPath
                    && inTypes.contains("\(member.home.type) \(form.fullName) \(form.witnessed)")
        }
    }
}

extension Declaration {
    /// What the compiler looks a witness up by, and whether closures are taken.
    fileprivate var fullName: String {
        "\(isStatic) \(kind) \(plainName) \(parameters.map(\.label)) \(takesClosure)"
    }

    /// The types that a witness has to have, without the requirements of Swift 6 for what isn't a function.
    fileprivate var witnessed: [Code] {
        (types + [result]).map { $0.contains("->") ? $0 : Lenient.type($0) }
    }
}
