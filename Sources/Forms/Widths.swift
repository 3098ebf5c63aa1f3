import Foundation

/// The narrower atomic fields, which have the text of the widest one: the compiler has no generic access.
struct Widths {
    /// The package's folder.
    let root: URL

    private static let widest = "Sources/RxDisposables/Internal/Atomics/Atomic64.swift"

    /// The files of the others, by their paths.
    func texts() throws -> [String: String] {
        let widest = try String(contentsOf: root.appending(path: Widths.widest), encoding: .utf8)
        func text(_ bits: Int, _ bytes: String) -> String {
            widest.replacing("64", with: "\(bits)").replacing("Eight bytes", with: bytes)
        }
        let folder = "Sources/RxDisposables/Generated"
        return [
            "\(folder)/Atomic8.swift": Generator.mark + "\n\n" + text(8, "A byte"),
            "\(folder)/Atomic32.swift":
                Generator.mark + "\n\n#if _pointerBitWidth(_32)\n" + text(32, "Four bytes") + "#endif\n",
        ]
    }
}
