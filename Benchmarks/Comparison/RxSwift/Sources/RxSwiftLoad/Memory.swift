import Foundation
import LiveMemory

// Memory of what is kept, as `Benchmarks/compare --load` reads it; for each library's program.

/// Keeps what was made, so that it is freed at a known moment.
final class Kept<Value> {
    var values: [Value]

    init(_ values: [Value]) { self.values = values }
}

/// Returns its argument; the optimiser can't see that it does.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// A sum of the received elements.
// SAFETY: only one thread at a time adds.
final class Total: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var value = 0

    @inline(__always)
    func add(_ element: Int) { value &+= element }
}

func line(_ name: String, blocks: Double? = nil, bytes: Double? = nil, nanoseconds: Double? = nil) {
    let fields = [blocks, bytes, nanoseconds].map { $0.map { "\(($0 * 10).rounded() / 10)" } ?? "" }
    print(([name] + fields).joined(separator: "\t"))
}

/// The memory that each of some kept values has, without the array that they are in.
///
/// - Parameters:
///   - name: What is measured; `nil` if it isn't printed.
///   - count: How many values are made.
///   - part: How many equal parts a value has, of which one is reported.
///   - base: The memory of a value beside these parts.
///   - make: Makes a value.
/// - Returns: The blocks and bytes of a value.
@discardableResult
func memory<Value>(
    _ name: String?,
    count: Int = 1_000,
    each part: Int = 1,
    beyond base: (blocks: Double, bytes: Double) = (0, 0),
    _ make: () -> Value
) -> (blocks: Double, bytes: Double) {
    // The first ones make what is made only once.
    let warm = Kept((0..<10).map { _ in make() })
    let kept = Kept<Value>([])
    kept.values.reserveCapacity(count)
    let before = live_memory()
    for _ in 0..<count { kept.values.append(make()) }
    let after = live_memory()
    let blocks = Double(after.blocks - before.blocks) / Double(count)
    let bytes = Double(after.bytes - before.bytes) / Double(count)
    if let name {
        line(name, blocks: (blocks - base.blocks) / Double(part), bytes: (bytes - base.bytes) / Double(part))
    }
    withExtendedLifetime((warm, opaque(kept))) {}
    return (blocks, bytes)
}
