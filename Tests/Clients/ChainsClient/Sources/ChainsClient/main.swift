import Dispatch
import Rx
import RxVirtualTime

// Chains that type-check quickly, and run.

let scheduler = HistoricalScheduler()
let chains = Chains(
    numbers: .range(start: 1, count: 9),
    other: .of(3, 1, 4, 1, 5),
    words: .of("one", "two", "three", "four", "five", "six", "seven"),
    scheduler: scheduler
)
let all: [Observable<String>] = [
    chains.chain1(), chains.chain2(), chains.chain3(), chains.chain4(), chains.chain5(),
    chains.chain6(), chains.chain7(), chains.chain8(), chains.chain9(), chains.chain10(),
    chains.chain11(), chains.chain12(), chains.chain13(), chains.chain14(), chains.chain15(),
    chains.merged1(), chains.merged2(), chains.merged3(), chains.merged4(), chains.merged5(),
    chains.timed1(), chains.timed2(),
]

nonisolated final class Count: @unchecked Sendable {
    // Everything runs on one thread.
    var value = 0
}

let ends = Count()
for chain in all {
    // Each source ends, and therefore each chain.
    _ = chain.subscribe(onError: { _ in ends.value += 1 }, onCompleted: { ends.value += 1 })
}
scheduler.start()
guard ends.value == all.count else {
    fatalError("\(ends.value) of \(all.count) chains have ended. Look for a source that doesn't.")
}
print("ChainsClient: \(all.count) chains")
