import Dispatch
import Synchronization

/// How many blocks are sent to a queue at a time.
let burst = 10_000

extension Catalogue {
    /// What the machine, the runtime and the system cost: the primitives that the other rows are made of.
    ///
    /// Each operation feeds the next one, so that the optimiser leaves none out.
    static var machineRows: [Row] {
        [
            row("closureCall", "call a closure that adds") { count in
                let add = Work.makeAdd(opaque(1))
                return repeating(count) { add($0) }
            },
            row("virtualCall", "call an overridden method of a class") { count in
                let step = Work.makeStep(opaque(true))
                return repeating(count) { step.step($0) }
            },
            row("atomicAdd", "add to an atomic") { count in
                let atomic = Work.AtomicInt()
                return repeating(count) { _ in atomic.value.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }
            },
            row("mutex", "lock and unlock a Mutex that nobody else wants") { count in
                let mutex = Work.MutexInt()
                return repeating(count) { _ in mutex.increment() }
            },
            row("retainRelease", "retain an object and release it") { count in
                let object = Unmanaged.passRetained(Work.Object(1))
                defer { object.release() }
                return repeating(count) { Work.retainAndRelease(object, $0) }
            },
            row("object", "make an object of 48 bytes and release it") { count in
                repeating(count) { Work.makeObject($0).next }
            },
            row("weakLoad", "load a weak reference") { count in
                let object = Work.makeObject(0)
                let reference = Work.WeakReference(object)
                return withExtendedLifetime(object) { repeating(count) { $0 &+ (reference.object?.next ?? 0) } }
            },
            row("metadata", "look up the metadata of a generic type") { count in
                repeating(count) { Work.metadata(of: Int.self, $0) }
            },
            row("dispatchAsync", "DispatchQueue.async on a busy serial queue, and the block's run", operations: burst) {
                dispatchAsync(times: $0)
            },
            row("actorHop", "call an actor's method from outside, and come back") { count in
                waiting {
                    let adder = Work.Adder()
                    var value = 0
                    for _ in 0..<count { value = await adder.increment(value) }
                    return value
                }
            },
            row("task", "start a Task and wait for its value, in another one") { count in
                waiting {
                    var value = 0
                    for _ in 0..<count {
                        let former = value
                        value = await Task { opaqueIncrement(former) }.value
                    }
                    return value
                }
            },
        ]
    }

    /// A row that counts from 0 to the number of iterations.
    private static func row(_ name: String, _ work: String, operations: Int = 1, run: @escaping (Int) -> Int) -> Row {
        Row("machine.\(name)", work, operations: operations, run: run, expected: { $0 * operations })
    }

    /// Calls a body, which adds 1, with 0 and then with its last result, so many times.
    @inline(__always)
    private static func repeating(_ count: Int, _ body: (Int) -> Int) -> Int {
        var value = 0
        for _ in 0..<count {
            value = body(value)
        }
        return value
    }

    /// On an idle queue, the worker thread may fall asleep between two blocks; waking it takes a hundred times longer.
    private static func dispatchAsync(times count: Int) -> Int {
        let queue = DispatchQueue(label: "machine")
        let total = Counter()
        for _ in 0..<count {
            let gate = Gate()
            queue.async { gate.wait() }
            for _ in 0..<burst {
                queue.async { total.add(1) }
            }
            gate.open()
            queue.sync {}
        }
        return total.value
    }
}

/// A class with two subclasses, so that a call of its method stays one.
private class Stepping {
    func step(_ value: Int) -> Int { value }
}

private final class StepByOne: Stepping {
    override func step(_ value: Int) -> Int { value &+ 1 }
}

private final class StepByTwo: Stepping {
    override func step(_ value: Int) -> Int { value &+ 2 }
}

/// Adds one, unseen by the optimiser.
@inline(never) @_optimize(none)
private func opaqueIncrement(_ value: Int) -> Int {
    value &+ 1
}

/// The work of the rows, in functions that hide it from the optimiser.
private enum Work {
    /// An object of 48 bytes: a header of 16, and four fields.
    final class Object {
        let next: Int
        private let padding = (0, 0, 0)

        init(_ next: Int) {
            self.next = next
        }
    }

    final class AtomicInt: Sendable {
        let value = Atomic<Int>(0)
    }

    final class MutexInt: Sendable {
        private let value = Mutex(0)

        func increment() -> Int {
            value.withLock { value in
                value &+= 1
                return value
            }
        }
    }

    actor Adder {
        func increment(_ value: Int) -> Int {
            opaqueIncrement(value)
        }
    }

    final class WeakReference {
        private(set) weak var object: Object?

        init(_ object: Object) {
            self.object = object
        }
    }

    @inline(never) @_optimize(none)
    static func makeAdd(_ amount: Int) -> (Int) -> Int {
        { $0 &+ amount }
    }

    @inline(never) @_optimize(none)
    static func makeStep(_ isOne: Bool) -> Stepping {
        isOne ? StepByOne() : StepByTwo()
    }

    @inline(never)
    static func makeObject(_ value: Int) -> Object {
        Object(value &+ 1)
    }

    @inline(never)
    static func retainAndRelease(_ object: Unmanaged<Object>, _ value: Int) -> Int {
        // For all the optimiser knows, the call in between might release the object, so it keeps the pair.
        _ = object.retain()
        let result = opaqueIncrement(value)
        object.release()
        return result
    }

    /// Asks the runtime for a type that only the caller's type makes complete.
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    static func metadata<Element>(of type: Element.Type, _ value: Int) -> Int {
        value &+ (identify([Element?].self) == 0 ? 0 : 1)
    }

    @inline(never) @_optimize(none)
    private static func identify(_ type: Any.Type) -> Int {
        Int(bitPattern: ObjectIdentifier(type))
    }
}
