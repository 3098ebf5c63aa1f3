/// A page about an operator shows its use in Swift, and a warning of the compiler isn't taught.
enum SampleRule {
    /// Where each public method, property and type of a sequence has a sample in its comment.
    static let folders = [
        "Sources/RxObservable/Creation", "Sources/RxObservable/Operators", "Sources/RxSubjects/Sharing",
    ]

    /// The subjects, relays, traits and schedulers, whose types have a sample each.
    static var types: [String: Regex<Substring>] {
        [
            "Sources/RxSubjects/": /\bfinal class \w+(?:Subject)</, "Sources/RxRelay/": /\bfinal class \w+Relay</,
            "Sources/RxSchedulers/": /\bclass \w+Scheduler\b/,
            "Sources/RxTraits/":
                /\btypealias (?:Single|Maybe|Completable|Driver|Signal)\b|\bstruct (?:Infallible|Binder|Control\w+)</,
        ]
    }

    /// The public declarations of a file that have no sample above them.
    ///
    /// A group's own members are no operators: its key, and how it is subscribed to.
    static func violations(in file: SourceFile) -> [Violation] {
        if file.path.hasPrefix("Sources/RxExtras/Operators/") {
            // Many forms there differ in one argument; one sample a file is enough.
            return file.text.contains("```swift")
                ? [] : [Violation(file.path, "Show its use: there is no ```swift in it.")]
        }
        let isOperator = folders.contains { file.path.hasPrefix($0 + "/") }
        let type = isOperator ? nil : types.first { file.path.hasPrefix($0.key) }?.value
        guard isOperator || type != nil, !file.path.contains("/Internal/") else { return [] }
        guard !file.path.contains("/Generated/"), !file.path.hasSuffix("/GroupedObservable.swift") else { return [] }
        var comment: [Substring] = []
        var found: [Violation] = []
        for line in file.lines {
            let text = line.text.drop { $0 == " " }
            if text.hasPrefix("///") {
                comment.append(text)
            } else if text.contains(/^(?:@\S+ )*public (?!import)/), !text.contains("override"), !text.contains("@_spi")
            {
                let isMeant = text.contains(type ?? /\b(?:func|struct|protocol)\b/)
                if isMeant, !comment.contains(where: { $0.contains("```swift") }) {
                    found.append(
                        Violation(file.path, line: line.number, "Show its use: there is no ```swift in its comment.")
                    )
                }
                comment = []
            } else if !text.hasPrefix("@") {
                comment = []
            }
        }
        return found
    }
}
