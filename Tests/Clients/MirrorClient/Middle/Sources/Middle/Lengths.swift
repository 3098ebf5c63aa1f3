import RxSwift

extension ObservableType where Element == String {
    public func lengths() -> Observable<Int> {
        return map { $0.count }
    }
}
