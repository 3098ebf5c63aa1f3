import Foundation
import RxCocoa
import RxRelay
import RxSwift

// Operators that many projects define.

protocol OptionalType {
    associatedtype Wrapped
    var value: Wrapped? { get }
}

extension Optional: OptionalType {
    var value: Wrapped? { return self }
}

extension ObservableType {
    func mapToVoid() -> Observable<Void> {
        return map { _ in }
    }

    func catchErrorJustComplete() -> Observable<Element> {
        return `catch` { _ in .empty() }
    }

    func asDriverOnErrorJustComplete() -> Driver<Element> {
        return asDriver { _ in Driver.empty() }
    }

    func retry(_ count: Int, delay: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        return retry(when: { errors -> Observable<Int> in
            return errors.enumerated().flatMap { index, error -> Observable<Int> in
                guard index < count else { return .error(error) }
                return Observable<Int>.timer(delay, scheduler: scheduler)
            }
        })
    }

    func pairwise() -> Observable<(Element, Element)> {
        var last: Element?
        return compactMap { element in
            defer { last = element }
            return last.map { ($0, element) }
        }
    }
}

extension ObservableType where Element: OptionalType {
    func unwrap() -> Observable<Element.Wrapped> {
        return compactMap { $0.value }
    }
}

extension ObservableType where Element: Equatable {
    func ignore(_ values: Element...) -> Observable<Element> {
        return filter { !values.contains($0) }
    }

    func changes() -> Observable<Element> {
        return distinctUntilChanged()
    }
}

extension ObservableType where Element == Bool {
    func not() -> Observable<Bool> {
        return map(!)
    }
}

extension SharedSequenceConvertibleType {
    func mapToVoid() -> SharedSequence<SharingStrategy, Void> {
        return map { _ in }
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    func asResult() -> Single<Result<Element, Error>> {
        return map { .success($0) }.catch { .just(.failure($0)) }
    }
}
