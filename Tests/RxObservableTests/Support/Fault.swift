/// The errors of these tests that a trace shows by name.
enum Fault: Error {
    case first
    case second
    case thrown
}
