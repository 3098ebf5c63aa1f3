import Observation
import Rx

nonisolated protocol WeatherService: Sendable {
    func places(named text: String) async throws -> [String]
    func temperatures(in place: String) -> AsyncStream<Int>
    func send(_ note: String) async throws
}

/// A screen that SwiftUI observes, written with asynchronous closures.
@available(macOS 26.0, iOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
@MainActor
@Observable
final class WeatherViewModel {
    /// The typed text; a text field sets it.
    var query = ""
    private(set) var places: [String] = []
    private(set) var temperature: Int?
    private(set) var warmest: Int?
    private(set) var log: [String] = []

    @ObservationIgnored private let service: any WeatherService
    @ObservationIgnored private let bag = DisposeBag()
    @ObservationIgnored private let notes = PublishRelay<String>()

    init(service: any WeatherService) {
        self.service = service

        // The model's own property as a driver, and a property as the target of a binding.
        Observations { [weak self] in self?.query ?? "" }
            .asDriver()
            .filter { !$0.isEmpty }
            .distinctUntilChanged()
            .flatMapLatest(priority: nil) { text in (try? await service.places(named: text)) ?? [] }
            .drive(Binder(self, \.places))
            .disposed(by: bag)

        // An asynchronous call for each element, which is repeated on failure before the next element's: no note is
        // lost.
        notes
            .do(awaiting: { [weak self] note in await self?.write("sending \(note)") })
            .concatMap { [weak self] note in
                Single { try await service.send(note) }
                    .retry { [weak self] error, failures in
                        await self?.write("\(error) \(failures)")
                        return failures < 3
                    }
                    .do(awaiting: { [weak self] in await self?.write("sent \(note)") })
            }
            .subscribe()
            .disposed(by: bag)
    }

    func add(_ note: String) {
        notes.accept(note)
    }

    /// Observes a stream: every closure may use the state of the model, and a call returns before the next one begins.
    func follow(_ place: String) {
        service.temperatures(in: place)
            .asInfallible()
            .subscribe(
                onNext: { [weak self] temperature in
                    await Task.yield()
                    self?.show(temperature)
                },
                onCompleted: { [weak self] in self?.log.append("over") }
            )
            .disposed(by: bag)
    }

    private func show(_ temperature: Int) {
        MainActor.assertIsolated()
        self.temperature = temperature
        warmest = max(warmest ?? temperature, temperature)
    }

    private func write(_ line: String) async {
        MainActor.assertIsolated()
        log.append(line)
    }
}
