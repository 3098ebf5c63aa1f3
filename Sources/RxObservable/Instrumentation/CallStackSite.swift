extension CallStack {
    /// A line for each frame.
    ///
    /// - Complexity: Milliseconds, and hundreds of them at first, when the names of a large program are read.
    package var lines: [String] { words.map(\.line) }

    /// The innermost line that is neither this library's nor the standard library's: where the library was called.
    ///
    /// - Complexity: That of ``lines``.
    package var site: String? {
        words.first { !$0.isOfLibrary }?.line
    }
}

extension CallStack.Words {
    /// Whether its function is one of this library or of the standard library, or a thunk.
    fileprivate var isOfLibrary: Bool {
        guard symbol.hasPrefix("$s") else { return false }
        // What belongs to a module begins with the length of that module's name.
        return !(symbol.dropFirst(2).first?.isNumber ?? false) || Self.libraryPrefixes.contains(where: symbol.hasPrefix)
    }

    /// What the mangled names of the library's functions begin with.
    private static let libraryPrefixes: [String] = {
        let modules = [
            "RxDisposables", "RxSchedulers", "RxObservable", "RxSubjects", "RxRelay", "RxTraits",
            "RxVirtualTime", "RxExtras", "RxTracing", "RxFoundation", "RxTest", "RxBlocking",
        ]
        return modules.map { "$s\($0.utf8.count)\($0)" }
    }()
}
