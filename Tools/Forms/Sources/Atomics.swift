import Foundation

/// The atomics of other widths: the compiler's atomic accesses aren't generic, each has its width in its name.
enum Atomics {
    /// The files by path: the handwritten one of 64 bits, with another width.
    static func texts(root: URL) throws -> [String: String] {
        let original = root.appending(path: "Sources/RxDisposables/Internal/Atomics/Atomic64.swift")
        let text = try String(contentsOf: original, encoding: .utf8)
        func path(_ width: Int) -> String { "Sources/RxDisposables/Generated/Atomic\(width).swift" }
        func narrowed(to width: Int) -> String { text.replacing("64", with: "\(width)") }
        return [
            path(8): "\(Generator.mark)\n\n\(narrowed(to: 8))",
            path(32): "\(Generator.mark)\n\n#if _pointerBitWidth(_32)\n\(narrowed(to: 32))#endif\n",
        ]
    }
}
