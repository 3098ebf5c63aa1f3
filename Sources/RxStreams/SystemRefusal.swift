public import Foundation

/// A program that the system doesn't start, or a folder that it doesn't open, and the reason; both are named.
public enum SystemRefusal: Error, Hashable {
    /// The program of this name, or at this path, can't be started: there is none, or it may not be run; `EINVAL` for
    /// an address that isn't a file's.
    case program(String, POSIXErrorCode)
    /// The folder at this path can't be used: there is none, it is a file, or it may not be entered; `EINVAL` as above.
    case folder(String, POSIXErrorCode)
    /// A key of an environment that is empty, or contains `=`, which ends a key.
    case environmentKey(String)
    /// A word for a program contains a zero byte: an argument, or a part of its environment.
    case zeroByte(String, program: String)
}

extension SystemRefusal: CustomDebugStringConvertible {
    /// What can't be used, and why, in a sentence.
    public var debugDescription: String {
        switch self {
        case .program(let name, let code):
            "The program '\(name)' can't be started: \(String(cString: strerror(code.rawValue)))."
        case .folder(let path, let code):
            "The folder '\(path)' can't be used: \(String(cString: strerror(code.rawValue)))."
        case .environmentKey(let key):
            "'\(key)' can't be a key of an environment: a key isn't empty, and doesn't contain '='."
        case .zeroByte(let word, let program):
            "\(word.debugDescription), for the program '\(program)', contains a zero byte, where the system would cut it."
        }
    }
}

// SAFETY: a code is a number; not each SDK says that it is `Sendable`.
extension SystemRefusal: @unchecked Sendable {}
