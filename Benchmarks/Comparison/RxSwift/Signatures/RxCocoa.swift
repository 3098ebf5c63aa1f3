// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The declarations of RxCocoa 6 that the work uses.
import RxSwift

public struct SharedSequence<SharingStrategy, Element> {
    public func map<Result>(_ transform: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
        fatalError("Signatures alone.")
    }

    public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        fatalError("Signatures alone.")
    }
}

public enum DriverSharingStrategy {}
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    public func drive(
        onNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        fatalError("Signatures alone.")
    }
}

extension ObservableConvertibleType {
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> { fatalError("Signatures alone.") }
}
