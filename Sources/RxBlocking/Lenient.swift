internal import Dispatch
public import RxObservable
internal import RxSchedulers

// RxSwift 6's module has this name, too, so its Swift 5 clients import this module. They get the forms of the modules
// RxSwift and RxCocoa: forms that don't require `Sendable`, and that Swift 6 doesn't have.

extension ObservableConvertibleType {
    /// Lenient form of `toBlocking(timeout:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func toBlocking(timeout: Double? = nil, _: Void = ()) -> BlockingObservable<Element> {
        BlockingObservable(source: asObservable(), timeout: timeout.flatMap(interval))
    }
}

extension BlockingObservable {
    /// Lenient form of `single(_:)`, for clients in Swift 5 mode.
    @_documentation(visibility: internal) @available(swift, obsoleted: 6.0)
    public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
        // SAFETY: the reading thread waits meanwhile, and events come one at a time.
        nonisolated(unsafe) let predicate = predicate
        return try onlyElement { try predicate($0) }
    }
}
