import Testing

/// The atomics of two widths are written by hand, since a builtin has the width in its name.
struct AtomicsTests {
    @Test func `atomics differ in their width, and in the values that they hold`() {
        func accesses(_ name: String) -> [Substring] {
            let code = Repository.current.text("Sources/RxDisposables/Internal/Atomics/\(name).swift")
                .split(separator: "\n").filter { !$0.contains("///") }
            return Array(code.drop { !$0.contains("func load") })
        }
        #expect(accesses("Atomic8").count > 80)
        #expect(accesses("Atomic8") == accesses("Atomic64").map { $0.replacing("64", with: "8") })
    }
}
