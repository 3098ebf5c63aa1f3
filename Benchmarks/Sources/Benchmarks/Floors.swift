import Dispatch
import Foundation
import Synchronization

/// How many blocks are sent to a queue at a time.
let burst = 10_000

/// A primitive with which rows are compared, because their work can't be done without it.
enum Floor: String, CaseIterable {
    case closureCall
    case virtualCall
    case existentialCall
    case retainRelease
    case mallocFree
    case object
    case closureContext
    case atomicLoad
    case atomicAdd
    case compareExchange
    case mutex
    case pthreadMutex
    case threadLocal
    case weakLoad
    case castToClass
    case castToProtocol
    case metadata
    case clock
    case dispatchAsync
    case dispatchSync
    case task
    case actorHop
    case asyncCall

    /// The name in the table.
    var name: String {
        "floor.\(rawValue)"
    }
}

extension Floor {
    /// How the primitive is measured.
    ///
    /// Each operation takes part in the checksum, and most of them feed the next one, so that none is left out.
    var row: Row {
        switch self {
        case .closureCall:
            row("call a closure that adds") { count in
                let add = FloorWork.makeAdd(opaque(1))
                return repeating(count) { add($0) }
            }
        case .virtualCall:
            row("call an overridden method of a class") { count in
                let step = FloorWork.makeStep(opaque(true))
                return repeating(count) { step.step($0) }
            }
        case .existentialCall:
            row("call a method of an existential") { count in
                let step = FloorWork.makeAnyStep(opaque(true))
                return repeating(count) { step.anyStep($0) }
            }
        case .retainRelease:
            row("retain an object and release it") { count in
                let object = Unmanaged.passRetained(FloorWork.Object(1))
                defer { object.release() }
                return repeating(count) { FloorWork.retainAndRelease(object, $0) }
            }
        case .mallocFree:
            row("malloc and free 48 bytes") { count in
                repeating(count) { FloorWork.mallocAndFree($0) }
            }
        case .object:
            row("make an object of 48 bytes and release it") { count in
                repeating(count) { FloorWork.makeObject($0).next }
            }
        case .closureContext:
            row("make a closure with a context of 48 bytes, call and release it") { count in
                repeating(count) { FloorWork.makeClosure($0, 1, 0, 0)() }
            }
        case .atomicLoad:
            row("load an atomic, acquiring") { count in
                let atomic = FloorWork.AtomicInt()
                return repeating(count) { $0 &+ 1 &+ atomic.value.load(ordering: .acquiring) }
            }
        case .atomicAdd:
            row("add to an atomic") { count in
                let atomic = FloorWork.AtomicInt()
                return repeating(count) { _ in atomic.value.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue }
            }
        case .compareExchange:
            row("compare and exchange an atomic") { count in
                let atomic = FloorWork.AtomicInt()
                return repeating(count) { value in
                    atomic.value.compareExchange(
                        expected: value,
                        desired: value &+ 1,
                        ordering: .acquiringAndReleasing
                    ).exchanged ? value &+ 1 : value
                }
            }
        default:
            heavierRow
        }
    }

    /// The primitives that go through the system or the runtime.
    private var heavierRow: Row {
        switch self {
        case .mutex:
            row("lock and unlock a Mutex that nobody else wants") { count in
                let mutex = FloorWork.MutexInt()
                return repeating(count) { _ in mutex.increment() }
            }
        case .pthreadMutex:
            row("lock and unlock a pthread mutex that nobody else wants") { count in
                let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
                pthread_mutex_init(mutex, nil)
                defer {
                    pthread_mutex_destroy(mutex)
                    mutex.deallocate()
                }
                return repeating(count) { value in
                    pthread_mutex_lock(mutex)
                    defer { pthread_mutex_unlock(mutex) }
                    return opaqueIncrement(value)
                }
            }
        case .threadLocal:
            row("read a thread's own value") { count in
                var key = pthread_key_t()
                pthread_key_create(&key, nil)
                pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
                defer { pthread_key_delete(key) }
                return repeating(count) { $0 &+ Int(bitPattern: pthread_getspecific(key)) }
            }
        case .weakLoad:
            row("load a weak reference") { count in
                let object = FloorWork.makeObject(0)
                let reference = FloorWork.WeakReference(object)
                return withExtendedLifetime(object) { repeating(count) { $0 &+ (reference.object?.next ?? 0) } }
            }
        case .castToClass:
            row("cast to a class with as?") { count in
                let object = FloorWork.makeAny(1)
                return repeating(count) { $0 &+ ((object as? FloorWork.Object)?.next ?? 0) }
            }
        case .castToProtocol:
            row("cast to a protocol with as?") { count in
                let object = FloorWork.makeAny(1)
                return repeating(count) { $0 &+ ((object as? any AnyStepping)?.anyStep(0) ?? 0) }
            }
        case .metadata:
            row("look up the metadata of a generic type") { count in
                repeating(count) { FloorWork.metadata(of: Int.self, $0) }
            }
        case .clock:
            row("read the monotonic clock of Dispatch") { count in
                repeating(count) { $0 &+ (DispatchTime.now().uptimeNanoseconds > 0 ? 1 : 0) }
            }
        case .dispatchSync:
            row("DispatchQueue.sync on an idle queue") { count in
                let queue = DispatchQueue(label: "floor")
                return repeating(count) { value in queue.sync { opaqueIncrement(value) } }
            }
        case .dispatchAsync:
            dispatchAsyncRow
        default:
            asyncRow
        }
    }

    /// The primitives of Swift concurrency.
    private var asyncRow: Row {
        switch self {
        case .task:
            row("start a Task and wait for its value, in another one") { count in
                waiting {
                    var value = 0
                    for _ in 0..<count {
                        let former = value
                        value = await Task { opaqueIncrement(former) }.value
                    }
                    return value
                }
            }
        case .actorHop:
            row("call an actor's method from outside, and come back") { count in
                waiting {
                    let adder = FloorWork.Adder()
                    var value = 0
                    for _ in 0..<count {
                        value = await adder.increment(value)
                    }
                    return value
                }
            }
        default:
            row("await a call of an asynchronous function that needn't wait") { count in
                waiting {
                    var value = 0
                    for _ in 0..<count {
                        value = await FloorWork.increment(value)
                    }
                    return value
                }
            }
        }
    }

    /// `DispatchQueue.async` on a serial queue that is busy meanwhile.
    ///
    /// On an idle one, the worker thread may fall asleep between two blocks; waking it takes a hundred times longer.
    private var dispatchAsyncRow: Row {
        row("DispatchQueue.async on a busy serial queue, and the block's run", operations: burst) { count in
            let queue = DispatchQueue(label: "floor")
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

    /// A row that counts from 0 to the number of iterations.
    private func row(_ work: String, operations: Int = 1, run: @escaping (Int) -> Int) -> Row {
        Row(name, work, floor: [self: 1], operations: operations, run: run, expected: { $0 * operations })
    }

    /// Calls a body, which adds 1, with 0 and then with its last result, so many times.
    @inline(__always)
    private func repeating(_ count: Int, _ body: (Int) -> Int) -> Int {
        var value = 0
        for _ in 0..<count {
            value = body(value)
        }
        return value
    }
}
