import Testing

/// The atomics of three widths are written by hand, since a builtin has the width in its name.
struct AtomicsTests {
    @Test(arguments: ["8", "32"])
    func `atomics differ in their width only`(width: String) {
        func code(_ name: String) -> [String] {
            Repository.current.text("Sources/RxDisposables/Internal/Atomics/\(name).swift")
                .split(separator: "\n").map(String.init)
                .filter { line in !["///", "#if", "#endif"].contains { line.hasPrefix($0) } }
        }
        let narrower = code("Atomic\(width)")
        #expect(narrower.count > 100)
        #expect(narrower == code("Atomic64").map { $0.replacing("64", with: width) })
    }
}
