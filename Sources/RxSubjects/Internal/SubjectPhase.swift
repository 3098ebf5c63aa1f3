/// What a subject is going through.
enum SubjectPhase: UInt8 {
    /// It sends what it gets.
    case live
    /// It has sent a terminal event.
    case ended
    /// It has been disposed of.
    case disposed
}
