import RxCocoa
import RxSwift

// An overload with a label, as in other libraries and apps; a closure without parameters must not match its value.

private extension ObservableType {
    func map<Result>(to value: Result) -> Observable<Result> {
        return map { _ in value }
    }
}

private extension SharedSequenceConvertibleType {
    func map<Result>(to value: Result) -> SharedSequence<SharingStrategy, Result> {
        return map { _ in value }
    }
}

func texts(_ numbers: Observable<Int>) -> Observable<String> {
    return numbers.map(to: "x")
}

@MainActor
final class Loader {
    private(set) var loads = 0

    func load() {
        loads += 1
    }

    func taps(_ taps: PublishSubject<Void>) -> Disposable {
        return taps.map { self.load() }.subscribe()
    }

    func taps(_ taps: PublishRelay<Void>) -> Disposable {
        return taps.map { self.load() }.subscribe()
    }

    func taps(_ taps: Infallible<Void>) -> Disposable {
        return taps.map { self.load() }.subscribe()
    }

    func taps(_ taps: ControlEvent<Void>) -> Disposable {
        return taps.map { self.load() }.subscribe()
    }

    func taps(_ taps: Driver<Void>) -> Disposable {
        return taps.map { self.load() }.drive()
    }

    func titles(_ taps: Driver<Void>) -> Driver<String> {
        return taps.map(to: "title")
    }
}
