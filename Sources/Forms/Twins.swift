import Foundation

/// Files copied from another file with a few words replaced, where the language can't express both at once.
struct Twins {
    /// The package's folder.
    let root: URL

    private static let atomic = "RxDisposables/Internal/Atomics/Atomic64.swift"

    /// The handwritten files, their generated twins, and the words that differ.
    private static let all: [(original: String, twin: String, words: [(String, String)])] = [
        // The compiler's atomic accesses aren't generic: each has its width in its name.
        (atomic, "RxDisposables/Generated/Atomic8.swift", [("64", "8"), ("Eight bytes", "A byte")]),
        (atomic, "RxDisposables/Generated/Atomic32.swift", [("64", "32"), ("Eight bytes", "Four bytes")]),
        (
            "RxSwift/PublishSubject+MapVoid.swift", "RxSwift/Generated/PublishRelay+MapVoid.swift",
            [("PublishSubject", "PublishRelay"), ("import RxSubjects", "import RxRelay")]
        ),
        (
            "RxCocoa/UITableView+Items.swift", "RxCocoa/Generated/UICollectionView+Items.swift",
            [("UITable", "UICollection"), ("RxTable", "RxCollection"), (".table", ".collection")]
        ),
        (
            "RxTraits/SharedSequence/AsDriver.swift", "RxTraits/Generated/AsSignal.swift",
            [
                ("DriveWith", "SignalWith"), ("Sequence(onErrorSignalWith", "Sequence(onErrorDriveWith"),
                ("  // keeps the last title, and ends", ""), (".drive(", ".emit("), ("Driver", "Signal"),
                ("driver", "signal"), ("BehaviorRelay", "PublishRelay"),
                ("The value and each new one", "Each new element"),
            ]
        ),
        (
            "RxTraits/Single/Single+Create.swift", "RxTraits/Generated/Maybe+Create.swift",
            [
                ("Single", "Maybe"), ("single", "maybe"),
                (".failure(error ?? URLError(.unknown))", "error.map { .error($0) } ?? .completed"),
            ]
        ),
        (
            "RxTraits/Single/Single+OperatorsAsync.swift", "RxTraits/Generated/Maybe+OperatorsAsync.swift",
            [
                ("Single", "Maybe"), ("single", "maybe"),
                ("let user = Maybe { try await client.user", "let cached = Maybe { await cache.cachedUser"),
                ("Makes the element; an", "Makes the element, or `nil` for none; an"),
                (
                    "_ work: @escaping @isolated(any) @Sendable () async throws -> Element\n",
                    "_ work: @escaping @isolated(any) @Sendable () async throws -> Element?\n"
                ),
            ]
        ),
    ]

    /// The texts of the twins, by path.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for row in Twins.all {
            let original = root.appending(path: "Sources/\(row.original)")
            // Pairs are replaced in order: each one sees the results of the pairs before it.
            var text = row.words.reduce(try String(contentsOf: original, encoding: .utf8)) {
                $0.replacing($1.0, with: $1.1)
            }
            if row.twin.hasSuffix("32.swift") { text = "#if _pointerBitWidth(_32)\n\(text)#endif\n" }
            texts["Sources/\(row.twin)"] = "\(Generator.mark)\n\n\(text)"
        }
        return texts
    }
}
