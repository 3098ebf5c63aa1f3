/// An event of a process: its start, a line of output, or its end.
public enum ProcessEvent: Hashable, Sendable {
    /// It has been started, and the system has given it this number. The number is its own until the sequence ends.
    case started(processIdentifier: Int32)
    /// It has written a line to standard output.
    case output(String)
    /// It has written a line to standard error.
    case error(String)
    /// It has ended by itself, with a status; 0 stands for success.
    case exited(Int32)
    /// A signal has ended it.
    case terminated(signal: Int32)
}
