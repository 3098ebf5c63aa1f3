import OpenCombine

// Prints the memory of what an app keeps, with OpenCombine: for what has an equivalent there, under the name of
// `RxSwiftLoad`, which describes the format.

/// What a program keeps of a subscription.
typealias Held<Kept> = (Kept, AnyCancellable)

/// A chain with this many stages: each is erased, since their number isn't known.
@inline(never)
func chain(_ stages: Int, _ source: AnyPublisher<Int, Never>) -> AnyPublisher<Int, Never> {
    (0..<stages).reduce(source) { chain, _ in chain.map { $0 &+ 1 }.eraseToAnyPublisher() }
}

/// A subject with subscribers.
@inline(never)
func subject(_ subscribers: Int, _ total: Total) -> (PassthroughSubject<Int, Never>, [AnyCancellable]) {
    let subject = PassthroughSubject<Int, Never>()
    return (subject, (0..<subscribers).map { _ in subject.sink { total.add($0) } })
}

let total = Total()
let never = Empty<Int, Never>(completeImmediately: false).eraseToAnyPublisher()
memory("a node: `map` in a chain that is kept", each: 10) { chain(10, never) }
memory("a live subscription to `never`") { never.sink { total.add($0) } }
// `Empty` doesn't keep its subscriber, so the stages are those of a subject that is kept.
let source = PassthroughSubject<Int, Never>()
let base = memory(nil) { source.sink { total.add($0) } }
let mapped = chain(10, source.eraseToAnyPublisher())
memory("the same through ten stages, each stage", each: 10, beyond: base) { mapped.sink { total.add($0) } }
memory("a `PublishSubject` without subscribers") { PassthroughSubject<Int, Never>() }
memory("the same with one") { subject(1, total) }
memory("the same with 10, each of them", each: 10) { subject(10, total) }
memory("the same with 10,000, each of them", count: 10, each: 10_000) { subject(10_000, total) }
memory("a `BehaviorRelay` with one") { () -> Held<CurrentValueSubject<Int, Never>> in
    let subject = CurrentValueSubject<Int, Never>(0)
    return (subject, subject.sink { total.add($0) })
}
memory("a subscription through `flatMapLatest`, with an inner one") { () -> AnyCancellable in
    CurrentValueSubject<Int, Never>(0).map { _ in never }.switchToLatest().sink { total.add($0) }
}
