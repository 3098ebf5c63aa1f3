import RxSwift

extension ObservableType where Element == String {
    /// How long each text is.
    public func lengths() -> Observable<Int> {
        return map { $0.count }
    }
}
