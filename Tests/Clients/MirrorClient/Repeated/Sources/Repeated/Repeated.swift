import RxSwift

extension ObservableType where Element == String {
    /// Each text twice.
    public func twice() -> Observable<String> {
        return map { $0 + $0 }
    }
}
