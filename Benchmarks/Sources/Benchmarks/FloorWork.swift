import Foundation
import Synchronization

/// A class-bound protocol with two conforming types, so that a call through it stays one.
protocol AnyStepping: AnyObject {
    func anyStep(_ value: Int) -> Int
}

/// A class with two subclasses, so that a call of its method stays one.
class Stepping {
    func step(_ value: Int) -> Int { value }
}

private final class StepByOne: Stepping, AnyStepping {
    override func step(_ value: Int) -> Int { value &+ 1 }
    func anyStep(_ value: Int) -> Int { value &+ 1 }
}

private final class StepByTwo: Stepping, AnyStepping {
    override func step(_ value: Int) -> Int { value &+ 2 }
    func anyStep(_ value: Int) -> Int { value &+ 2 }
}

/// Adds one, unseen by the optimiser.
@inline(never) @_optimize(none)
func opaqueIncrement(_ value: Int) -> Int {
    value &+ 1
}

/// The work of the floors, in functions that hide it from the optimiser.
enum FloorWork {
    /// An object of 48 bytes: a header of 16, and four fields.
    final class Object: AnyStepping {
        let next: Int
        private let padding = (0, 0, 0)

        init(_ next: Int) {
            self.next = next
        }

        func anyStep(_ value: Int) -> Int { value &+ next }
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

    @inline(never)
    static func increment(_ value: Int) async -> Int {
        opaqueIncrement(value)
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

    @inline(never) @_optimize(none)
    static func makeAnyStep(_ isOne: Bool) -> any AnyStepping {
        isOne ? StepByOne() : StepByTwo()
    }

    @inline(never) @_optimize(none)
    static func makeAny(_ next: Int) -> AnyObject {
        Object(next)
    }

    @inline(never)
    static func makeObject(_ value: Int) -> Object {
        Object(value &+ 1)
    }

    @inline(never)
    static func makeClosure(_ first: Int, _ second: Int, _ third: Int, _ fourth: Int) -> () -> Int {
        { first &+ second &+ third &+ fourth }
    }

    @inline(never)
    static func retainAndRelease(_ object: Unmanaged<Object>, _ value: Int) -> Int {
        // For all the optimiser knows, the call in between might release the object, so it keeps the pair.
        _ = object.retain()
        let result = opaqueIncrement(value)
        object.release()
        return result
    }

    @inline(never)
    static func mallocAndFree(_ value: Int) -> Int {
        let block = malloc(48)
        defer { free(block) }
        return store(value, in: block)
    }

    /// Lets a block escape, so that its allocation can't be left out.
    @inline(never) @_optimize(none)
    private static func store(_ value: Int, in block: UnsafeMutableRawPointer?) -> Int {
        block?.storeBytes(of: value, as: Int.self)
        return value &+ 1
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
