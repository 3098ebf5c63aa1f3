/// The errors that the library's own operators send.
public enum RxError: Error {
    /// An error that no other case names.
    case unknown
    /// `object` was used after it had been disposed of.
    case disposed(object: ObjectIdentity)
    /// A counter overflowed.
    case overflow
    /// An argument was out of its range.
    case argumentOutOfRange
    /// The sequence completed without an element where one was needed.
    case noElements
    /// The sequence had more elements than the one that was asked for.
    case moreThanOneElement
    /// No event came in time.
    case timeout
}

extension RxError {
    /// What an error knows of an object: which one it is, and its type.
    ///
    /// The object itself isn't kept: errors go from thread to thread, and its state may not.
    public struct ObjectIdentity: Sendable {
        /// Which object it is, for as long as that is alive.
        public let id: ObjectIdentifier
        /// The name of the object's type.
        public let typeName: String

        /// Notes an object.
        ///
        /// - Parameter object: What the error is about.
        public init(_ object: AnyObject) {
            id = ObjectIdentifier(object)
            typeName = String(describing: type(of: object))
        }

        /// Whether it is this object.
        ///
        /// - Parameters:
        ///   - noted: What an error names.
        ///   - object: The object to compare it with.
        /// - Returns: Whether they are one and the same, as long as that is alive.
        public static func === (noted: ObjectIdentity, object: AnyObject?) -> Bool {
            object.map { ObjectIdentifier($0) } == noted.id
        }
    }

    /// The error of a use after disposal.
    ///
    /// - Parameter object: What was used; noted, not kept.
    /// - Returns: The error.
    public static func disposed(object: AnyObject) -> RxError {
        .disposed(object: ObjectIdentity(object))
    }
}

extension RxError {
    /// The domain of the `NSError` that it becomes: that of RxSwift's, by which reports group errors.
    public var _domain: String { "RxSwift.RxError" }
}

extension RxError: CustomDebugStringConvertible {
    /// A sentence that says what happened.
    public var debugDescription: String {
        switch self {
        case .unknown: "Something failed that no other error names."
        case .disposed(let object): "An object of type \(object.typeName) was used after it had been disposed of."
        case .overflow: "A counter went over the range of its type."
        case .argumentOutOfRange: "An argument was out of its range."
        case .noElements: "The sequence has no element."
        case .moreThanOneElement: "The sequence has more than one element."
        case .timeout: "Nothing came in time."
        }
    }
}
