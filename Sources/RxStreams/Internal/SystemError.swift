internal import Foundation

/// The error that the last failed system call of this thread has left.
///
/// - Parameter code: The number of the error.
/// - Returns: An error that says what happened.
func systemError(_ code: Int32 = errno) -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
}

/// The path of a file URL; other URLs have a path, too, but name no file here.
///
/// - Parameters:
///   - url: The URL.
///   - refusal: Makes the error for another URL, which is named.
/// - Returns: The path.
/// - Throws: What `refusal` makes, for a URL that names no file.
func filePath(
    _ url: URL,
    orThrow refusal: (String, POSIXErrorCode) -> SystemRefusal
) throws(SystemRefusal) -> String {
    guard url.isFileURL || url.scheme == nil else { throw refusal(url.absoluteString, .EINVAL) }
    let path: String
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) {
        path = url.absoluteURL.path(percentEncoded: false)
    } else {
        path = url.absoluteURL.path
    }
    guard !path.utf8.contains(0) else { throw refusal(path, .EINVAL) }
    return path
}
