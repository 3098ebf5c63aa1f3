public import Foundation

/// An event of a process whose output is taken as it is: its start, bytes of its output, or its end.
public enum ProcessChunk: Hashable, Sendable {
    /// It has been started, and the system has given it this number. The number is its own until the sequence ends.
    case started(processIdentifier: Int32)
    /// It has written to standard output.
    case output(Data)
    /// It has written to standard error.
    case error(Data)
    /// It has ended by itself, with a status; 0 stands for success.
    case exited(Int32)
    /// A signal has ended it.
    case terminated(signal: Int32)

    /// The start, and the end, of a program whose output is taken as lines; lines are taken as their bytes.
    init(_ event: ProcessEvent) {
        self =
            switch event {
            case .started(let number): .started(processIdentifier: number)
            case .output(let line): .output(Data(line.utf8))
            case .error(let line): .error(Data(line.utf8))
            case .exited(let status): .exited(status)
            case .terminated(let signal): .terminated(signal: signal)
            }
    }
}
