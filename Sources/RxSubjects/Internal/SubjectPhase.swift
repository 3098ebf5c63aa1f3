/// The phase of a subject's life.
enum SubjectPhase: UInt8 {
    /// It sends accepted events.
    case live
    /// It has sent a terminal event.
    case ended
    /// It has been disposed of.
    case disposed
}
