import RxSwift

/// Numbers that continue with themselves: a lazy collection makes each sequence when it is subscribed to.
func numbers(from first: Int) -> Observable<Int> {
    .concat(
        [0, 1].lazy.map { index in
            index == 0 ? .just(first) : numbers(from: first + 1)
        }
    )
}

/// Attempts that are repeated when they fail.
func attempts(from first: Int) -> Observable<Int> {
    struct Failed: Error {}
    return .catch(
        sequence: [0, 1].lazy.map { index in
            index == 0 ? (first < 5 ? .error(Failed()) : .just(first)) : attempts(from: first + 1)
        }
    )
}
