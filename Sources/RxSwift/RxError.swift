public import RxObservable

extension RxError.ObjectIdentity {
    /// Lenient form of `===`, for clients in Swift 5 mode, which don't see operators of modules that they don't import.
    @available(swift, obsoleted: 6.0) @_disfavoredOverload
    public static func === (noted: RxError.ObjectIdentity, object: AnyObject?) -> Bool {
        object.map { ObjectIdentifier($0) } == noted.id
    }
}
