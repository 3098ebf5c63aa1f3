import Rx

// The chains begin with plain sequences or, to be type-checked a second time, with those of the main thread.
#if ON_MAIN
typealias Source = MainObservable
#else
typealias Source = Observable
#endif

/// The sources of the chains.
struct Chains {
    let numbers: Source<Int>
    let other: Source<Int>
    let words: Source<String>
    let scheduler: any SchedulerType
}
