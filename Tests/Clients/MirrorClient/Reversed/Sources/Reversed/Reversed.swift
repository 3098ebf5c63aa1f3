import RxSwift

extension ObservableType where Element == String {
    /// Each text from its end.
    public func reversed() -> Observable<String> {
        return map { String($0.reversed()) }
    }
}
