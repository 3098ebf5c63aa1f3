#if STRICT
import Rx
#else
import RxSwift
#endif

/// The trampoline of the current thread: rows of the programs of counts, too.
var currentThreadRows: [Row] {
    [
        Row("sched.currentThread.outer", "schedule when no trampoline runs") { count in
            let total = Counter()
            for index in 0..<count {
                _ = CurrentThreadScheduler.instance.schedule(index) { index in
                    total.add(index)
                    return Disposables.create()
                }
            }
            return total.value
        },
        Row("sched.currentThread.trampoline", "schedule on the running trampoline, in bursts of 100", operations: 100) {
            count in
            let total = Counter()
            let scheduler = CurrentThreadScheduler.instance
            for _ in 0..<count {
                _ = scheduler.schedule(100) { number in
                    for index in 0..<number {
                        _ = scheduler.schedule(index) { index in
                            total.add(index)
                            return Disposables.create()
                        }
                    }
                    return Disposables.create()
                }
            }
            return total.value
        },
        Row("sched.currentThread.recursive", "scheduleRecursive; per step") { count in
            let total = Counter()
            _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { (index: Int, recurse: (Int) -> Void) in
                total.add(index)
                if index < count - 1 { recurse(index + 1) }
            }
            return total.value
        },
    ]
}
