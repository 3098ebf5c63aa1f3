import Rx

/// What the search finds.
struct Song: Equatable, Sendable {
    let title: String
    let artist: String
}

/// A search while somebody types.
///
/// It knows no view, so a test drives it with relays and virtual time.
@MainActor
final class SearchViewModel {
    // What the user does.
    let query = BehaviorRelay(value: "")
    let selected = PublishRelay<Song>()

    // What the screen shows.
    let songs: Driver<[Song]>
    let isLoading: Driver<Bool>
    let failure: Signal<String>

    /// The song to open next, for what shows another screen.
    let opened: Signal<Song>

    /// - Parameters:
    ///   - search: Asks the server; a new text disposes of the request before it.
    ///   - scheduler: Where the pause in the typing is measured.
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
