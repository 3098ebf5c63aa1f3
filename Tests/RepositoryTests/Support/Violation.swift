/// A place where the repository breaks one of its own rules, and what to do about it.
struct Violation: Hashable, CustomStringConvertible {
    let path: String
    let line: Int
    let message: String

    init(_ path: String, line: Int = 1, _ message: String) {
        self.path = path
        self.line = line
        self.message = message
    }

    /// In the form in which editors and terminals make a link of it.
    var description: String { "\(path):\(line): \(message)" }
}
