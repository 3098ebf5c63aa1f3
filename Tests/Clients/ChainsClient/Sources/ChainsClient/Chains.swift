import Rx

/// What the chains begin with.
struct Chains {
    let numbers: Observable<Int>
    let other: Observable<Int>
    let words: Observable<String>
    let scheduler: any SchedulerType
}
