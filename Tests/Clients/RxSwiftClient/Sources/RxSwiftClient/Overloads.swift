import Foundation
import RxCocoa
import RxSwift

// Overloads with labels for names of RxSwift's, as in apps and other libraries. A closure after the plain name belongs
// to the operator, and an argument after a label to the overload.

private extension ObservableType {
    func filter(equalTo value: Element) -> Observable<Element> where Element: Equatable {
        return filter { $0 == value }
    }

    func compactMap<Result>(as type: Result.Type) -> Observable<Result> {
        return compactMap { $0 as? Result }
    }

    func flatMap<Source: ObservableConvertibleType>(to source: Source) -> Observable<Source.Element> {
        return flatMap { _ in source }
    }

    func flatMapLatest<Object: AnyObject, Source: ObservableConvertibleType>(
        weak object: Object,
        _ selector: @escaping (Object, Element) throws -> Source
    ) -> Observable<Source.Element> {
        return flatMapLatest { [weak object] element -> Observable<Source.Element> in
            guard let object = object else { return .empty() }
            return try selector(object, element).asObservable()
        }
    }

    func `do`<Object: AnyObject>(weak object: Object, onNext: @escaping (Object, Element) -> Void) -> Observable<
        Element
    > {
        return self.do(onNext: { [weak object] element in
            if let object = object { onNext(object, element) }
        })
    }

    func subscribe<Object: AnyObject>(weak object: Object, onNext: @escaping (Object, Element) -> Void) -> Disposable {
        return subscribe(onNext: { [weak object] element in
            if let object = object { onNext(object, element) }
        })
    }

    func scan<State>(from state: State, _ reduce: @escaping (State, Element) -> State) -> Observable<State> {
        return scan(state, accumulator: reduce)
    }
}

private extension SharedSequenceConvertibleType {
    func filter(equalTo value: Element) -> SharedSequence<SharingStrategy, Element> where Element: Equatable {
        return filter { $0 == value }
    }

    func flatMap<Result>(
        to other: SharedSequence<SharingStrategy, Result>
    ) -> SharedSequence<SharingStrategy, Result> {
        return flatMap { _ in other }
    }

    func `do`<Object: AnyObject>(
        weak object: Object,
        onNext: @escaping (Object, Element) -> Void
    ) -> SharedSequence<SharingStrategy, Element> {
        return self.do(onNext: { [weak object] element in
            if let object = object { onNext(object, element) }
        })
    }
}

final class Overloads {
    private(set) var log: [String] = []
    private let bag = DisposeBag()

    private func request() -> Observable<Int> {
        return .just(1)
    }

    private func single() -> Single<Int> {
        return .just(2)
    }

    private func add(_ text: String) {
        log.append(text)
    }

    // Closures without parameters, after names that have an overload with a label.
    func plain(_ taps: Observable<Void>) {
        taps.filter { true }.subscribe(onNext: { self.add("filter") }).disposed(by: bag)
        taps.compactMap { Optional(3) }.subscribe(onNext: { self.add("compactMap \($0)") }).disposed(by: bag)
        taps.flatMap { self.request() }.subscribe(onNext: { self.add("flatMap \($0)") }).disposed(by: bag)
        taps.flatMapLatest { self.single() }.subscribe(onNext: { self.add("flatMapLatest \($0)") }).disposed(by: bag)
        taps.do(onNext: { self.add("do") }).subscribe().disposed(by: bag)
        taps.scan(0) { count, _ in count + 1 }.subscribe(onNext: { self.add("scan \($0)") }).disposed(by: bag)
    }

    func plain(_ taps: Driver<Void>) {
        taps.filter { true }.drive(onNext: { self.add("filter of a driver") }).disposed(by: bag)
        taps.flatMap { Driver.just(4) }.drive(onNext: { self.add("flatMap of a driver \($0)") }).disposed(by: bag)
        taps.do(onNext: { self.add("do of a driver") }).drive().disposed(by: bag)
    }

    func labelled(_ numbers: Observable<Int>) {
        numbers.filter(equalTo: 1).subscribe(onNext: { self.add("equal \($0)") }).disposed(by: bag)
        numbers.compactMap(as: Any.self).subscribe(onNext: { self.add("as \($0)") }).disposed(by: bag)
        numbers.flatMap(to: request()).subscribe(onNext: { self.add("to \($0)") }).disposed(by: bag)
        numbers.flatMapLatest(weak: self) { overloads, number in overloads.request().map { $0 + 3 + number } }
            .subscribe(weak: self, onNext: { $0.add("weak \($1)") })
            .disposed(by: bag)
        numbers.do(weak: self, onNext: { $0.add("do weak \($1)") }).subscribe().disposed(by: bag)
        numbers.scan(from: 6) { $0 + $1 }.subscribe(onNext: { self.add("from \($0)") }).disposed(by: bag)
    }

    func labelled(_ numbers: Driver<Int>) {
        numbers.filter(equalTo: 1).drive(onNext: { self.add("equal of a driver \($0)") }).disposed(by: bag)
        numbers.flatMap(to: Driver.just(9)).drive(onNext: { self.add("to of a driver \($0)") }).disposed(by: bag)
        numbers.do(weak: self, onNext: { $0.add("do weak of a driver \($1)") }).drive().disposed(by: bag)
    }
}
