import Rx

/// A result of the search.
struct Song: Equatable, Sendable {
    let title: String
    let artist: String
}

/// A search while the user types.
///
/// It has no reference to a view, so a test drives it with relays and virtual time.
@MainActor
final class SearchViewModel {
    // The user's input.
    let query = BehaviorRelay(value: "")
    let selected = PublishRelay<Song>()

    // The output of the screen.
    let songs: Driver<[Song]>
    let isLoading: Driver<Bool>
    let failure: Signal<String>

    /// The song to open next, for the code that shows another screen.
    let opened: Signal<Song>

    /// - Parameters:
    ///   - search: Requests results from the server; a new text disposes of the previous request.
    ///   - scheduler: Measures the pause in the typing.
    init(
        search: @escaping @Sendable (String) -> Single<[Song]>,
        scheduler: any SchedulerType = MainScheduler.instance
    ) {
        let loading = BehaviorRelay(value: false)
        let failures = PublishRelay<String>()
        isLoading = loading.asDriver().distinctUntilChanged()
        failure = failures.asSignal()
        opened = selected.asSignal()
        songs =
            query
            .debounce(.milliseconds(300), scheduler: scheduler)
            .distinctUntilChanged()
            .flatMapLatest { text -> Single<[Song]> in
                guard !text.isEmpty else { return .just([]) }
                return search(text)
                    .do(
                        onError: { error in failures.accept("\(error)") },
                        onSubscribe: { loading.accept(true) },
                        onDispose: { loading.accept(false) }
                    )
                    .catchAndReturn([])  // this search has failed; the next one goes on
            }
            .asDriver(onErrorJustReturn: [])
    }
}
