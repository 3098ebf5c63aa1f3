internal import Foundation

/// The error that the last failed system call of this thread has left.
///
/// - Parameter code: The number of the error.
/// - Returns: An error that says what happened.
func systemError(_ code: Int32 = errno) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
}
