// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import RxSwift

// The same as the file beside it, for RxCocoa.

public protocol SharingStrategyProtocol {}
public struct DriverSharingStrategy: SharingStrategyProtocol {}
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
}

public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    public func asObservable() -> Observable<Element> { fatalError("Signatures alone.") }
}

extension SharedSequenceConvertibleType {
    public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
        fatalError("Signatures alone.")
    }

    public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
        fatalError("Signatures alone.")
    }
}
