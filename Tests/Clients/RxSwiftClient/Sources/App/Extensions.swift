import Foundation
import RxCocoa
import RxRelay
import RxSwift

// The operators that every project has.

public protocol OptionalType {
    associatedtype Wrapped
    var value: Wrapped? { get }
}

extension Optional: OptionalType {
    public var value: Wrapped? { return self }
}

extension ObservableType {
    public func mapToVoid() -> Observable<Void> {
        return map { _ in }
    }

    public func catchErrorJustComplete() -> Observable<Element> {
        return `catch` { _ in .empty() }
    }

    public func asDriverOnErrorJustComplete() -> Driver<Element> {
        return asDriver { _ in Driver.empty() }
    }

    public func retry(_ count: Int, delay: RxTimeInterval, scheduler: SchedulerType) -> Observable<Element> {
        return retry(when: { errors -> Observable<Int> in
            return errors.enumerated().flatMap { index, error -> Observable<Int> in
                guard index < count else { return .error(error) }
                return Observable<Int>.timer(delay, scheduler: scheduler)
            }
        })
    }

    public func pairwise() -> Observable<(Element, Element)> {
        var last: Element?
        return compactMap { element in
            defer { last = element }
            return last.map { ($0, element) }
        }
    }
}

extension ObservableType where Element: OptionalType {
    public func unwrap() -> Observable<Element.Wrapped> {
        return compactMap { $0.value }
    }
}

extension ObservableType where Element: Equatable {
    public func ignore(_ values: Element...) -> Observable<Element> {
        return filter { !values.contains($0) }
    }

    public func changes() -> Observable<Element> {
        return distinctUntilChanged()
    }
}

extension ObservableType where Element == Bool {
    public func not() -> Observable<Bool> {
        return map(!)
    }
}

extension SharedSequenceConvertibleType {
    public func mapToVoid() -> SharedSequence<SharingStrategy, Void> {
        return map { _ in }
    }
}

extension PrimitiveSequence where Trait == SingleTrait {
    public func asResult() -> Single<Result<Element, Error>> {
        return map { .success($0) }.catch { .just(.failure($0)) }
    }
}
